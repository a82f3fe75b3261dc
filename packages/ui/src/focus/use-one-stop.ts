import { type RefObject, useEffect } from 'react';
import { useUi } from '../root/ui-context';
import { whenIdle } from '../when-idle';

/**
 * Makes a list one Tab stop with arrow keys inside, once the page is at rest; see `createOneStop`.
 * @param tab what Tab goes to: one control of the list (by default), or every control of the current item
 */
export function useOneStop(list: RefObject<HTMLElement | null>, items: string, tab?: 'control' | 'item'): void {
  const { direction } = useUi();
  useEffect(() => {
    let end: (() => void) | undefined;
    let gone = false;
    const begin = (): void => {
      import(/* webpackChunkName: "idle" */ './one-stop').then(
        ({ createOneStop }) => {
          if (!gone && list.current) end = createOneStop(list.current, { items, direction, tab });
        },
        // Every control keeps its own stop.
        () => undefined,
      );
    };
    const callOff = whenIdle(begin);
    return () => {
      gone = true;
      callOff();
      end?.();
    };
  }, [list, items, direction, tab]);
}
