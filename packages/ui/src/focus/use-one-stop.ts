import { type RefObject, useEffect } from 'react';
import { useUi } from '../root/ui-context';
import { createOneStop } from './one-stop';

/** Makes a list one Tab stop with arrow keys inside; see `createOneStop`. */
export function useOneStop(list: RefObject<HTMLElement | null>, items: string): void {
  const { direction } = useUi();
  useEffect(
    () => (list.current ? createOneStop(list.current, { items, direction }) : undefined),
    [list, items, direction],
  );
}
