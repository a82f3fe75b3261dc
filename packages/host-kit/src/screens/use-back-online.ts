import type { LiveStatus, Readable } from '@waymark/contract';
import { useLayoutEffect } from 'react';

/** Whether a connection was lost, not just still connecting. */
export const isLost = (status: LiveStatus): boolean => status === 'reconnecting' || status === 'offline';

/** For this long after the browser says that it is online, calls may still fail. */
const SHAKY = 15_000;
const AGAIN = 2_000;

let lastOnline = Number.NEGATIVE_INFINITY;

/**
 * Calls this whenever the connection is back: once the browser is online, and once a lost socket is. A browser says that
 * it is online before calls get through, so what fails then is called again every two seconds, for a while.
 * @param onBack undefined while there is nothing to retry
 */
export function useBackOnline(onBack: (() => void) | undefined, socket?: Readable<LiveStatus>): void {
  // Before the failure is painted, so that no return of the connection is missed.
  useLayoutEffect(() => {
    if (!onBack) return;
    let lost = socket && isLost(socket.get());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      if (performance.now() - lastOnline > SHAKY) return;
      timer = setTimeout(() => {
        onBack();
        later();
      }, AGAIN);
    };
    const onOnline = () => {
      lastOnline = performance.now();
      onBack();
      later();
    };
    const end = socket?.subscribe(() => {
      const before = lost;
      lost = isLost(socket.get());
      if (before && !lost) onBack();
    });
    window.addEventListener('online', onOnline);
    later();
    return () => {
      clearTimeout(timer);
      end?.();
      window.removeEventListener('online', onOnline);
    };
  }, [onBack, socket]);
}
