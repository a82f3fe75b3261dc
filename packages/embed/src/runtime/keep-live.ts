import type { LazyLiveConnection } from '@waymark/host/live/lazy-live-connection';
import type { LiveUpdates } from '@waymark/host/live/live-updates';
import type { ProvidedSession } from './provided-session';

const TICK = 600_000;

/** The parts of an element that stay up to date. */
interface LiveParts {
  readonly session: Pick<ProvidedSession, 'lapsed'>;
  readonly connection: Pick<LazyLiveConnection, 'renew' | 'wake'>;
  readonly live: Pick<LiveUpdates, 'reloadGame'>;
}

/**
 * Refreshes the live session every ten minutes, like the shell ([G78]), until the element is removed. The page's token
 * has no known end: a call that is refused asks for the next one.
 */
export function keepLive({ session, connection, live }: LiveParts, signal: AbortSignal): void {
  const tick = setInterval(() => {
    if (session.lapsed.get()) return;
    connection.wake();
    live.reloadGame();
  }, TICK);
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
