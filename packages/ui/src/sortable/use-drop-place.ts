import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Carried, Carrying } from './carrying';

/**
 * Makes an element a drop target for items dragged from lists that share `carrying`. Without `take` it accepts nothing.
 * @param label announced when the target is reached with the keyboard
 * @returns its state during a drag: `ready`, or `over` while the item is held over it
 */
export function useDropPlace(
  element: RefObject<HTMLElement | null>,
  carrying: Carrying,
  label: string,
  take: ((carried: Carried) => void) | undefined,
): 'ready' | 'over' | undefined {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const accepts = take !== undefined;
  const { carried, over } = useSyncExternalStore(carrying.subscribe, carrying.get, carrying.get);
  useEffect(() => {
    if (!element.current || !accepts) return;
    return carrying.offer({ element: element.current, label, take: (item) => latest.current?.(item) });
  }, [accepts, carrying, element, label]);
  if (!carried || !accepts) return undefined;
  return over?.element === element.current ? 'over' : 'ready';
}
