import { allRewardsQuery, readyMessagesQuery, wholeTasksQuery } from '@waymark/client';
import type { GameId, Task } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useMemo } from 'react';
import { placesIn } from './places';
import { type Usage, usageOf } from './usage';

const NONE: readonly never[] = [];

/** Where the keys of a game are used. */
export interface Used {
  readonly tasks: readonly Task[];
  /** The challenges are still loading. */
  readonly tasksComing: boolean;
  readonly usage: Usage;
  /** Everything that can use keys was read: a key that is not there is not used. */
  readonly isWhole: boolean;
}

/** Reads everything of a game that can use keys. @param enabled once the keys themselves have been read */
export function useUsage(game: GameId, enabled: boolean): Used {
  const { api } = useHost();
  const tasks = useQuery({ ...wholeTasksQuery(api, game), enabled });
  const rewards = useQuery({ ...allRewardsQuery(api, game), enabled });
  const messages = useQuery({ ...readyMessagesQuery(api, game), enabled });
  const items = tasks.data?.items ?? NONE;
  const usage = useMemo(
    () => usageOf(placesIn(items, rewards.data ?? NONE, messages.data ?? NONE)),
    [items, rewards.data, messages.data],
  );
  const isWhole = [tasks, rewards, messages].every(({ data }) => data !== undefined);
  return { tasks: items, tasksComing: tasks.isLoading, usage, isWhole };
}
