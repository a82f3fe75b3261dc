import type { Task } from '@waymark/contract';
import type { Carrying } from '@waymark/ui';
import { useRef, useSyncExternalStore } from 'react';

/** The displayed challenges. They stay the same while one is dragged, whatever others change. */
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
