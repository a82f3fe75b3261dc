import type { GameId, Task } from '@waymark/contract';
import { lazyScreen, useHost, useKeptScroll, useRested, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { Button, EmptyState, Failed, NoMatch, Pagination, Panel, SortableList, Stack, useCarrying } from '@waymark/ui';
import { Plus } from '@waymark/ui/icons';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useChallengesLive } from '../challenge/open-edits';
import type { Asked } from './asked';
import { ChallengeCard } from './challenge-card';
import { WithHandle } from './handle-slot';
import { ListFrame } from './list-frame';
import { ListHead } from './list-head';
import { ListSkeleton } from './list-skeleton';
import { MapPanel, MapSpace } from './map/map-panel';
import { useBulk } from './selection/use-bulk';
import { useSelection } from './selection/use-selection';
import { useChallengeActions } from './use-challenge-actions';
import { useChallengeList } from './use-challenge-list';
import { useListPlace } from './use-list-place';
import { useMadeChallenges } from './use-made-challenges';
import { useResting } from './use-resting';
import { useWayBack } from './use-way-back';

const ChallengesMap = lazyScreen(async () => (await import('./map/challenges-map')).ChallengesMap);
const later = () => import('./list-later');
const LastChangeLine = lazyScreen(async () => (await later()).LastChangeLine);
const ListDialogs = lazyScreen(async () => (await later()).ListDialogs);
const RecentlyDeleted = lazyScreen(async () => (await later()).RecentlyDeleted);
const SelectionBar = lazyScreen(async () => (await later()).SelectionBar);

interface ChallengeListProps {
  readonly game: GameId;
  /** IANA zone of the game, where it is known. */
  readonly zone: string | undefined;
}

/** The challenges of a game as cards in pages, in whichever state they are. */
export function ChallengeList({ game, zone }: ChallengeListProps) {
  const { notices } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const where = useListPlace();
  const { place, open, change } = where;
  const list = useChallengeList(game, place);
  const carrying = useCarrying();
  const { data, error, isFetching, isPlaceholderData, refetch } = list.list;
  const items = useResting(list.page?.items, carrying);
  const count = list.page?.count ?? items?.length ?? 0;
  const selection = useSelection(items);
  const making = useMadeChallenges(game, where, list);
  const bulk = useBulk(game, list);
  const [asked, setAsked] = useState<Asked>();
  const back = useWayBack(game);
  const { actions, moveToPage } = useChallengeActions({
    game,
    where,
    list,
    selection,
    making,
    askDelete: (task) => setAsked({ what: 'delete', task }),
  });
  const rested = useRested();

  const remove = async (task: Task): Promise<void> => {
    selection.set(task.id, false);
    const done = await list.remove(task.id);
    if (!done) return;
    const gone = { kind: 'task', id: task.id, name: task.name } as const;
    const text = t('{name} was deleted.', { name: task.name || t('Challenge without a headline') });
    const action = done.until ? { action: { label: t('Undo'), run: () => void back(gone) } } : {};
    notices.show({ tone: 'info', text, ...action });
    void client.invalidateQueries({ queryKey: ['task-trash', game] });
  };

  useChallengesLive(game);
  useKeptScroll(items !== undefined && !isPlaceholderData);
  const pages = isPlaceholderData ? undefined : data?.pages;
  const beyond = pages !== undefined && place.page > pages;
  useEffect(() => {
    if (beyond) change({ page: pages }, { replace: true });
  }, [beyond, change, pages]);

  const body = (): ReactNode => {
    if (!data && error) {
      return (
        <Panel>
          <Failed
            title={t('The challenges did not load')}
            text={error.message}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </Panel>
      );
    }
    if (!items || (items.length === 0 && isPlaceholderData)) return <ListSkeleton />;
    if (items.length === 0 && place.term !== '') {
      return (
        <Panel>
          <NoMatch
            title={t('No challenge matches')}
            text={t('Nothing fits the search.')}
            onClear={() => change({ term: '' })}
          />
        </Panel>
      );
    }
    if (items.length === 0) {
      return (
        <Panel>
          <EmptyState
            title={t('No challenges yet')}
            text={t('What players photograph, film, answer and find. They meet it in this order.')}
            action={
              <Button kind="primary" icon={Plus} busy={making.making === 'add'} onClick={() => void making.add()}>
                {t('Add the first challenge')}
              </Button>
            }
          />
        </Panel>
      );
    }
    return (
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
    );
  };

  return (
    <ListFrame
      count={data ? list.total : undefined}
      making={making}
      wide={open.length > 0}
      side={(folded) => (
        <MapPanel folded={folded}>
          <Suspense fallback={<MapSpace aria-busy="true" />}>
            <ChallengesMap game={game} perPage={place.perPage} onOpen={where.show} />
          </Suspense>
        </MapPanel>
      )}
      onCopy={() => setAsked({ what: 'copy' })}
    >
      <Stack>
        <ListHead place={place} change={change} count={data && count} selection={selection} order={list.order} />
        {selection.ids.length > 0 && (
          <Suspense fallback={null}>
            <SelectionBar selection={selection} ask={(kind) => setAsked({ what: 'bulk', kind })} />
          </Suspense>
        )}
        {body()}
        {items && items.length > 0 && (
          <Pagination
            page={place.page}
            pages={list.page?.pages ?? 1}
            perPage={place.perPage}
            count={count}
            onPage={(page) => change({ page })}
            onPerPage={(perPage) => change({ perPage })}
            {...(list.whole ? { carrying, onDropItem: (item, page) => moveToPage(item.id, page) } : {})}
          />
        )}
        {rested && (
          <Suspense fallback={null}>
            <LastChangeLine last={bulk.last} onUndo={(undo) => void bulk.takeBack(undo)} />
            <RecentlyDeleted game={game} />
          </Suspense>
        )}
      </Stack>
      {(rested || asked) && (
        <Suspense fallback={null}>
          <ListDialogs
            game={game}
            zone={zone}
            asked={asked}
            selection={selection}
            bulk={bulk}
            onDelete={(task) => void remove(task)}
            onCopied={bulk.noteCopies}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </ListFrame>
  );
}

interface CardsProps {
  readonly items: readonly Task[];
  /** The page before, while the next one is on its way. */
  readonly waiting: boolean;
  readonly sortable: boolean;
  readonly carrying: ReturnType<typeof useCarrying>;
  readonly onMove: (task: Task, index: number) => void;
  readonly card: (task: Task, at: number) => ReactNode;
}

function Cards({ items, waiting, sortable, carrying, onMove, card }: CardsProps) {
  const t = useTranslate();
  return (
    <div aria-busy={waiting || undefined} style={waiting ? { opacity: 0.6 } : undefined}>
      <SortableList
        label={t('Challenges')}
        items={items}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name || t('Challenge without a headline')}
        disabled={!sortable || waiting}
        carrying={carrying}
        onMove={(id, index) => {
          const task = items.find((one) => String(one.id) === id);
          if (task) onMove(task, index);
        }}
      >
        {(task, { handle }) => <WithHandle value={handle}>{card(task, items.indexOf(task))}</WithHandle>}
      </SortableList>
    </div>
  );
}
