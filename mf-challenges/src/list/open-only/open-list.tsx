import { keyStarts, wholeTasksQuery } from '@waymark/client';
import type { GameId, Task, TaskId } from '@waymark/contract';
import { ListStates, useHost, useOptimisticList, useTranslate } from '@waymark/host-kit';
import type { useCarrying } from '@waymark/ui';
import type { ReactNode } from 'react';
import { Cards } from '../cards';
import { ListSkeleton } from '../list-skeleton';
import { type ChallengeList, challengesAt, WHOLE_LIST } from '../use-challenge-list';
import type { useListPlace } from '../use-list-place';

interface OpenListProps {
  readonly game: GameId;
  readonly list: ChallengeList;
  readonly place: ReturnType<typeof useListPlace>['place'];
  readonly open: readonly TaskId[];
  readonly carrying: ReturnType<typeof useCarrying>;
  readonly card: (task: Task) => ReactNode;
  readonly onAll: () => void;
}

/** The open challenges of all pages, in playing order. */
export function OpenList({ game, list, place, open, carrying, card, onAll }: OpenListProps) {
  const { api } = useHost();
  const t = useTranslate();
  const holdsAll = list.whole && list.page?.pages === 1;
  const { query, page } = useOptimisticList<Task>({
    query: holdsAll ? challengesAt(api, game, place) : wholeTasksQuery(api, game),
    lists: keyStarts.tasks(game),
    rules: WHOLE_LIST,
  });
  const items = page?.items.filter(({ id }) => open.includes(id));
  return (
    <ListStates
      query={query}
      items={items}
      skeleton={<ListSkeleton />}
      failed={t("We couldn't load the challenges")}
      // The open challenges were deleted elsewhere.
      narrowed={{ title: t('No challenge matches'), onClear: onAll }}
      empty={{ title: t('No challenges yet') }}
    >
      {items && (
        <Cards items={items} waiting={false} sortable={false} carrying={carrying} onMove={() => {}} card={card} />
      )}
    </ListStates>
  );
}
