import type { Readable } from '@waymark/contract';

/** Whether the browser has a line at all. What it says of being online is no promise, but offline is offline. */
export const online: Readable<boolean> = {
  get: () => navigator.onLine,
  subscribe: (listener) => {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};
