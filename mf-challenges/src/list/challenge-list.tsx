import type { GameId } from '@waymark/contract';
import {
  ListStates,
  lazyScreen,
  useFocusHeir,
  useHost,
  useKeptScroll,
  useLastPage,
  useRested,
  useTranslate,
} from '@waymark/host-kit';
import { useAtom, useSelection } from '@waymark/host-kit/screen-state';
import { Button, Stack, useCarrying } from '@waymark/ui';
import { Plus } from '@waymark/ui/icons';
import { Suspense, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useChallengesLive } from '../challenge/open-edits';
import { useZone } from '../challenge/use-zone';
import { Cards } from './cards';
import { ChallengeCard } from './challenge-card';
import { ListFrame } from './list-frame';
import { ListHead } from './list-head';
import { ListSkeleton } from './list-skeleton';
import { checkOpen, selectedTasks } from './list-state';
import { MapPanel, MapSpace } from './map/map-panel';
import type { OpenDialog } from './open-dialog';
import { useChallengeActions } from './use-challenge-actions';
import { useChallengeList } from './use-challenge-list';
import { useListPlace } from './use-list-place';
import { useMadeChallenges } from './use-made-challenges';
import { useResting } from './use-resting';

const ChallengesMap = lazyScreen(async () => (await import('./map/challenges-map')).ChallengesMap);
const later = () => import('./list-later');
const ListExtras = lazyScreen(async () => (await later()).ListExtras);
const ReadinessMark = lazyScreen(async () => (await later()).ReadinessMark);
const SelectionBar = lazyScreen(async () => (await later()).SelectionBar);
// Below the cards, where nobody looks first.
const Pagination = lazyScreen(async () => (await import('./list-pages')).Pagination);
const ReadinessPanel = lazyScreen(async () => (await import('../readiness/readiness-panel')).ReadinessPanel);

const PagesSpace = styled.div`block-size: 40px;`;

interface ChallengeListProps {
  readonly game: GameId;
  /** Time zone of the game as it stores it, where it is known. */
  readonly tz: string | undefined;
}

/** The challenges of a game as cards in pages, with everything that can be done with them. */
export function ChallengeList({ game, tz }: ChallengeListProps) {
  const zone = useZone(tz);
  const where = useListPlace();
  const { place, open, change } = where;
  const list = useChallengeList(game, place);
  const carrying = useCarrying();
  const { data, isPlaceholderData } = list.query;
  const items = useResting(list.page?.items, carrying);
  const count = list.page?.count ?? items?.length ?? 0;
  const selection = useSelection(selectedTasks, game, items);
  const making = useMadeChallenges(game, where, list);
  const [asked, setAsked] = useState<OpenDialog>();
  const [checking, setChecking] = useAtom(checkOpen(game));
  const checkId = useId();
  const askDelete = (task: Extract<OpenDialog, { what: 'delete' }>['task']) => setAsked({ what: 'delete', task });
  const { actions, moveToPage } = useChallengeActions({ game, where, list, selection, making, askDelete });
  const page = useRef<HTMLDivElement>(null);
  const passFocus = useFocusHeir(page);
  const host = useHost();
  const t = useTranslate();
  const rested = useRested();

  useChallengesLive(game);
  useKeptScroll(items !== undefined && !isPlaceholderData);
  useLastPage(list.query, place.page, change);

  return (
    <ListFrame
      page={page}
      count={data ? list.total : undefined}
      making={making}
      wide={open.length > 0}
      mark={
        rested &&
        list.total > 0 && (
          <Suspense fallback={null}>
            <ReadinessMark game={game} panel={checkId} open={checking} onOpen={setChecking} />
          </Suspense>
        )
      }
      side={(folded) => (
        <MapPanel game={game} folded={folded}>
          <Suspense fallback={<MapSpace aria-busy="true" />}>
            <ChallengesMap game={game} perPage={place.perPage} onOpen={where.show} />
          </Suspense>
        </MapPanel>
      )}
      onAsk={setAsked}
      onDownload={(format) => void later().then(({ saveSheet }) => saveSheet(host, t, game, format))}
    >
      <Stack>
        {checking && (
          <Suspense fallback={null}>
            <ReadinessPanel
              game={game}
              id={checkId}
              onShow={(id, position) => where.show(id, Math.ceil(position / place.perPage))}
              onClose={() => setChecking(false)}
            />
          </Suspense>
        )}
        <ListHead place={place} change={change} count={data && count} selection={selection} order={list.order} />
        {selection.ids.length > 0 && (
          <Suspense fallback={null}>
            <SelectionBar selection={selection} ask={(kind) => setAsked({ what: 'bulk', kind })} />
          </Suspense>
        )}
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
              card={(task, at) => (
                <ChallengeCard
                  game={game}
                  task={task}
                  count={Math.max(list.total, task.position ?? 1)}
                  zone={zone}
                  open={open.includes(task.id)}
                  selected={selection.has(task.id)}
                  isNew={task.id === making.made}
                  previous={items[at - 1]?.id}
                  next={items[at + 1]?.id}
                  actions={actions}
                />
              )}
            />
          )}
        </ListStates>
        {items && !(items.length === 0 && isPlaceholderData) && (
          <Suspense fallback={<PagesSpace />}>
            <Pagination
              page={place.page}
              pages={list.page?.pages ?? 1}
              perPage={place.perPage}
              count={items.length === 0 ? 0 : count}
              onPage={(page) => change({ page })}
              onPerPage={(perPage) => change({ perPage })}
              {...(list.whole ? { carrying, onDropItem: (item, page) => moveToPage(item.id, page) } : {})}
            />
          </Suspense>
        )}
        {(rested || asked) && (
          <Suspense fallback={null}>
            <ListExtras
              game={game}
              tz={tz}
              list={list}
              selection={selection}
              asked={asked}
              onLeave={(id) => passFocus(items?.findIndex((one) => one.id === id) ?? 0)}
              onClose={() => setAsked(undefined)}
            />
          </Suspense>
        )}
      </Stack>
    </ListFrame>
  );
}
