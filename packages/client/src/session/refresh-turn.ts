/**
 * Takes turns between the tabs of a browser: only one refreshes, the others wait and use its token ([G10]). Web Locks
 * where there are any, and in both cases the `refreshing` flag in local storage, which holds since when somebody refreshes
 * and counts as left behind by a dead tab after 10 seconds.
 */
const FLAG = 'refreshing';
const STALE_AFTER = 10_000;
const LOOK_AGAIN = 250;

/** What taking turns needs of the page. */
export interface TurnSurroundings {
  readonly storage: Storage | undefined;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** Hears of storage changes by other tabs. */
  readonly events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly now: () => number;
}

/** Runs `act` when it is this tab's turn, with the flag raised. */
export function takeTurn<T>(around: TurnSurroundings, act: () => Promise<T>): Promise<T> {
  const turn = async () => {
    await foreignFlagDown(around);
    const mine = `${around.now()}:${Math.random().toString(36).slice(2)}`;
    write(around.storage, mine);
    try {
      return await act();
    } finally {
      if (readFlag(around.storage) === mine) lower(around.storage);
    }
  };
  return around.locks ? (around.locks.request('waymark-refresh', turn) as Promise<T>) : turn();
}

function foreignFlagDown({ storage, events, now }: TurnSurroundings): Promise<void> {
  const up = () => {
    const since = Number.parseInt(readFlag(storage) ?? '', 10);
    return Number.isFinite(since) && Math.abs(now() - since) < STALE_AFTER;
  };
  if (!up()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (up()) return;
      clearInterval(timer);
      events.removeEventListener('storage', look);
      resolve();
    };
    const timer = setInterval(look, LOOK_AGAIN);
    events.addEventListener('storage', look);
  });
}

function readFlag(storage: Storage | undefined): string | null {
  try {
    return storage?.getItem(FLAG) ?? null;
  } catch {
    return null;
  }
}

function write(storage: Storage | undefined, value: string): void {
  try {
    storage?.setItem(FLAG, value);
  } catch {
    // Without storage there is no other tab to take turns with.
  }
}

function lower(storage: Storage | undefined): void {
  try {
    storage?.removeItem(FLAG);
  } catch {
    // As above.
  }
}
