import type { Task } from '@waymark/contract';
import type { Carrying } from '@waymark/ui';
import { useRef, useSyncExternalStore } from 'react';

/** The challenges on view. While one of them is being carried they stay as they are, whatever others change meanwhile. */
export function useResting(items: readonly Task[] | undefined, carrying: Carrying): readonly Task[] | undefined {
  const carried = useSyncExternalStore(
    carrying.subscribe,
    () => carrying.get().carried !== undefined,
    () => false,
  );
  const resting = useRef(items);
  if (!carried) resting.current = items;
  return resting.current;
}
