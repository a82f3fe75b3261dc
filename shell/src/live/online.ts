import type { Readable } from '@waymark/contract';

/** Whether the browser is online. It may be wrong about being online, but not about being offline. */
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
