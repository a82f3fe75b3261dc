import type { LiveStatus, Readable } from '@waymark/contract';
import { useEffect } from 'react';

/** Whether a connection was lost, not just still connecting. */
export const isLost = (status: LiveStatus): boolean => status === 'reconnecting' || status === 'offline';

/**
 * Calls this whenever the connection is back: once the browser is online, and once a lost socket is, because a browser
 * says that it is online before calls get through.
 * @param onBack undefined while there is nothing to retry
 */
export function useBackOnline(onBack: (() => void) | undefined, socket?: Readable<LiveStatus>): void {
  useEffect(() => {
    if (!onBack) return;
    let lost = socket && isLost(socket.get());
    const end = socket?.subscribe(() => {
      const before = lost;
      lost = isLost(socket.get());
      if (before && !lost) onBack();
    });
    window.addEventListener('online', onBack);
    return () => {
      end?.();
      window.removeEventListener('online', onBack);
    };
  }, [onBack, socket]);
}
