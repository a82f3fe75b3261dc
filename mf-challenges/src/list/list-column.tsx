import type { GameId, Task, TaskId } from '@waymark/contract';
import { ListStates, lazyScreen, useHasBeenIdle, useTranslate } from '@waymark/host-kit';
import type { Selection } from '@waymark/host-kit/screen-state';
import { Button, type useCarrying, useOneStop } from '@waymark/ui';
import { Plus } from '@waymark/ui/icons';
import { type ReactNode, type RefObject, Suspense } from 'react';
import type { MomentFormat } from '../challenge/moment-format';
import type { CardActions } from './card-actions';
import { Cards } from './cards';
import { ChallengeCard } from './challenge-card';
import { later } from './later';
import { ListHead } from './list-head';
import { ListSkeleton } from './list-skeleton';
import { Above, Below, Column, FilterLine, Scroll, ToolSpace, takesTwoRows } from './list-styles';
import { MapPanel, MapToggle } from './map/lazy-map';
import type { OpenDialog } from './open-dialog';
import { useOnlyOpen } from './open-only/use-only-open';
import type { useChallengeActions } from './use-challenge-actions';
import type { ChallengeList } from './use-challenge-list';
import type { useListPlace } from './use-list-place';
import type { useMadeChallenges } from './use-made-challenges';

const ListExtras = lazyScreen(async () => (await later()).ListExtras);
const SelectionBar = lazyScreen(async () => (await later()).SelectionBar);
const OpenFilter = lazyScreen(
  async () => (await import(/* webpackChunkName: "seldom" */ './open-only/open-filter')).OpenFilter,
);
const OpenList = lazyScreen(
  async () => (await import(/* webpackChunkName: "seldom" */ './open-only/open-list')).OpenList,
);
// Below the fold.
const Pagination = lazyScreen(async () => (await import(/* webpackChunkName: "pages" */ './list-pages')).Pagination);

interface ListColumnProps {
  readonly game: GameId;
  readonly tz: string | undefined;
  readonly moments: MomentFormat | undefined;
  readonly where: ReturnType<typeof useListPlace>;
  readonly list: ChallengeList;
  /** The displayed challenges. */
  readonly items: readonly Task[] | undefined;
  readonly carrying: ReturnType<typeof useCarrying>;
  readonly selection: Selection<TaskId>;
  readonly making: ReturnType<typeof useMadeChallenges>;
  readonly actions: CardActions;
  readonly moveToPage: ReturnType<typeof useChallengeActions>['moveToPage'];
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly asked: OpenDialog | undefined;
  /** Actions on all challenges, if the list is a whole page. */
  readonly more: ReactNode;
  readonly onAsk: (asked: OpenDialog | undefined) => void;
  /** Called before these challenges disappear. */
  readonly onLeave: (...ids: readonly TaskId[]) => void;
}

/** The challenges as cards in pages, with search and bulk actions. */
export function ListColumn(props: ListColumnProps) {
  const { game, tz, moments, where, list, items, carrying, selection, making, actions, moveToPage } = props;
  const { scroller, asked, more, onAsk, onLeave } = props;
  const { place, open, front, change } = where;
  const paged = where.panes === 'pages';
  const { only, setOnly } = useOnlyOpen(game, where);
  const { data, isPlaceholderData } = list.query;
  const pages = list.page?.pages ?? 1;
  const count = list.page?.count ?? items?.length ?? 0;
  const t = useTranslate();
  const rested = useHasBeenIdle();
  useOneStop(scroller, '[data-open-row]');
  const card = (task: Task) => (
    <ChallengeCard
      task={task}
      count={Math.max(list.total, task.position ?? 1)}
      moments={moments}
      open={open.includes(task.id)}
      front={task.id === front}
      selected={selection.has(task.id)}
      actions={actions}
    />
  );
  const hasPages = items && !only && !(items.length === 0 && isPlaceholderData);
  const pagination = hasPages && (
    <Suspense fallback={null}>
      <Pagination
        {...{ paged, list, place, change }}
        page={place.page}
        pages={pages}
        perPage={place.perPage}
        count={items.length === 0 ? 0 : count}
        onPage={(page) => change({ page })}
        onPerPage={(perPage) => change({ perPage })}
        {...(list.whole ? { carrying, onDropItem: (item, page) => moveToPage(item.id, page) } : {})}
      />
    </Suspense>
  );
  const selected = selection.ids.length > 0 && (
    <Suspense fallback={<FilterLine />}>
      <SelectionBar selection={selection} paged={paged} whole={!only} ask={(kind) => onAsk({ what: 'bulk', kind })} />
    </Suspense>
  );
  return (
    <Column $paged={paged}>
      <Above $paged={paged}>
        <ListHead
          place={place}
          change={(to, options) => {
            // A search covers all challenges.
            setOnly(false);
            change(to, options);
          }}
          count={data && count}
          order={list.order}
          tools={
            paged && (
              <>
                <Suspense fallback={<ToolSpace />}>
                  <MapToggle game={game} />
                </Suspense>
                {more}
              </>
            )
          }
          filter={
            (!paged || open.length > 0) && (
              <Suspense fallback={null}>
                {data && list.total > 0 && (
                  <OpenFilter total={list.total} open={open.length} only={only} onOnly={setOnly} />
                )}
              </Suspense>
            )
          }
          selected={!paged && selected}
        />
        {paged && (
          <Suspense fallback={null}>
            <MapPanel game={game} perPage={place.perPage} onOpen={where.show} />
          </Suspense>
        )}
      </Above>
      <Scroll ref={scroller} $paged={paged}>
        {only ? (
          <Suspense fallback={<ListSkeleton />}>
            <OpenList {...{ game, list, place, open, carrying, card }} onAll={() => setOnly(false)} />
          </Suspense>
        ) : (
          <ListStates
            query={list.query}
            items={items}
            skeleton={<ListSkeleton />}
            failed={t("We couldn't load the challenges")}
            narrowed={
              !list.whole && {
                title: t('No challenge matches'),
                text: t('Nothing matches your search.'),
                onClear: () => change({ term: '' }),
              }
            }
            empty={{
              title: t('No challenges yet'),
              text: t('What players photograph, film, answer and find, in playing order'),
              action: (
                <Button kind="primary" icon={Plus} busy={making.making === 'add'} onClick={() => void making.add()}>
                  {t('Add the first challenge')}
                </Button>
              ),
            }}
          >
            {items && (
              <Cards
                items={items}
                waiting={isPlaceholderData}
                sortable={list.whole}
                carrying={carrying}
                onMove={(task, index) => actions.move(task, (items[0]?.position ?? 1) + index)}
                card={card}
              />
            )}
          </ListStates>
        )}
        {place.endless && pagination}
        {(rested || asked) && (
          <Suspense fallback={null}>
            <ListExtras
              game={game}
              tz={tz}
              list={list}
              selection={selection}
              cards={scroller}
              asked={asked}
              hasOpen={open.length > 0}
              onLeave={onLeave}
              onClose={() => onAsk(undefined)}
            />
          </Suspense>
        )}
      </Scroll>
      {/* Its height is known with the pages: next to an editor it isn't rendered before. */}
      {!place.endless && (paged || items) && (
        <Below $paged={paged} $tall={takesTwoRows(pages, count)}>
          {pagination}
        </Below>
      )}
      {paged && selected}
    </Column>
  );
}
