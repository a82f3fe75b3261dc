import type { LazyLiveConnection } from './lazy-live-connection';

const TICK = 600_000;

/**
 * Keeps a page live until `signal` aborts: refreshes its live session every 600,000 ms ([G78]), and looks after the
 * socket when the network or the page returns.
 */
export function keepLive(
  connection: Pick<LazyLiveConnection, 'renew' | 'wake'>,
  refresh: () => void,
  signal: AbortSignal,
): void {
  const tick = setInterval(refresh, TICK);
  signal.addEventListener('abort', () => clearInterval(tick));
  // The socket may not have noticed a broken connection.
  window.addEventListener('online', () => connection.renew(), { signal });
  // Timers pause while a machine sleeps, so returning does not wait for the next tick.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') connection.wake();
    },
    { signal },
  );
}
