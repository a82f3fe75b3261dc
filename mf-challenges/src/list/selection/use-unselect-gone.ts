import { asTaskId, type LiveMessage, type TaskId } from '@waymark/contract';
import { useLiveMessages } from '@waymark/host-kit';
import type { Selection } from '@waymark/host-kit/screen-state';
import { useEffect } from 'react';
import type { ChallengeList } from '../use-challenge-list';

/**
 * Unselects challenges that no longer exist, because with one of them every bulk change is refused: those named by a
 * message, and those missing from a list loaded in full.
 */
export function useUnselectGone({ ids, set }: Selection<TaskId>, { query, whole }: ChallengeList): void {
  useLiveMessages(['ss.task.delete'], (message) => set(tasksOf(message), false));
  const { data, isPlaceholderData } = query;
  // As loaded: a deletion on its way may still fail.
  const all = whole && !isPlaceholderData && data?.items.length === data?.count ? data?.items : undefined;
  useEffect(() => {
    const gone = all && ids.filter((id) => !all.some((task) => task.id === id));
    if (gone?.length) set(gone, false);
  }, [all, ids, set]);
}

/** The challenges named by a message: one, or several after a bulk change. */
function tasksOf({ detail }: LiveMessage): readonly TaskId[] {
  const several: unknown = detail.tasks;
  const named: readonly unknown[] = Array.isArray(several) ? several : [detail.task];
  return named.flatMap((one) => {
    const id = typeof one === 'object' && one !== null && 'id' in one ? one.id : undefined;
    return typeof id === 'number' ? asTaskId(id) : [];
  });
}
