import { allRewardsQuery, readyMessagesQuery, wholeTasksQuery } from '@waymark/client';
import type { GameId, Task } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useMemo } from 'react';
import { placesIn } from './places';
import { type Usage, usageOf } from './usage';

const NONE: readonly never[] = [];
/** Without them the keys can be edited all the same: their usage is unknown then. */
export const QUIETLY = { silent: true } as const;

/** The usage of a game's keys. */
export interface Used {
  readonly tasks: readonly Task[];
  /** Whether the challenges are still loading. */
  readonly tasksComing: boolean;
  readonly usage: Usage;
  /** Whether everything was read, so that a missing key is really unused. */
  readonly isWhole: boolean;
}

/** Loads all parts of a game that can use keys. @param enabled once the keys themselves are loaded */
export function useUsage(game: GameId, enabled: boolean): Used {
  const { api } = useHost();
  const tasks = useQuery({ ...wholeTasksQuery(api, game, QUIETLY), enabled });
  const rewards = useQuery({ ...allRewardsQuery(api, game, QUIETLY), enabled });
  const messages = useQuery({ ...readyMessagesQuery(api, game, QUIETLY), enabled });
  const items = tasks.data?.items ?? NONE;
  const usage = useMemo(
    () => usageOf(placesIn(items, rewards.data ?? NONE, messages.data ?? NONE)),
    [items, rewards.data, messages.data],
  );
  const isWhole = [tasks, rewards, messages].every(({ data }) => data !== undefined);
  return { tasks: items, tasksComing: tasks.isLoading, usage, isWhole };
}
