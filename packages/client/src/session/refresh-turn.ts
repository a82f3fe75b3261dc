/**
 * Coordinates tabs of a browser: one refreshes, the others wait and use its token ([G10]). Uses Web Locks if available,
 * and always the `refreshing` flag in local storage, which holds the start time and counts as abandoned after 10
 * seconds.
 */
const FLAG = 'refreshing';
const STALE_AFTER = 10_000;
/** Smaller numbers are no start time in milliseconds, such as `1`. */
const EARLIEST = 1e12;
const RENEW_EVERY = 3000;
const LOOK_AGAIN = 250;
/** Without locks, two tabs may see the flag lowered at once; the one that wrote last has it after this delay. */
const SETTLE = 50;

/** What coordination needs of the page. */
export interface TurnSurroundings {
  readonly storage: Storage | undefined;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** Subscribes to storage changes by other tabs. */
  readonly events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly now: () => number;
}

/** Runs `act` when it is this tab's turn, with the flag raised. */
export async function takeTurn<T>(around: TurnSurroundings, act: () => Promise<T>): Promise<T> {
  const { locks } = around;
  if (!locks) return underFlag(around, act);
  let begun = false;
  const locked = locks.request('waymark-refresh', () => {
    begun = true;
    return underFlag(around, act);
  }) as Promise<T>;
  // A sandboxed frame has a lock manager that refuses every lock.
  return locked.catch((error: unknown) => {
    if (begun) throw error;
    return underFlag({ ...around, locks: undefined }, act);
  });
}

async function underFlag<T>(around: TurnSurroundings, act: () => Promise<T>): Promise<T> {
  const lower = await raiseFlag(around);
  try {
    return await act();
  } finally {
    lower();
  }
}

async function raiseFlag(around: TurnSurroundings): Promise<() => void> {
  const { storage, locks, now } = around;
  const mine = Math.random().toString(36).slice(2);
  const write = () => writeFlag(storage, `${now()}:${mine}`);
  const isMine = () => readFlag(storage)?.endsWith(`:${mine}`) === true;
  const isUp = flagReader(around);
  for (;;) {
    if (isUp()) {
      await flagDown(around, isUp);
      continue;
    }
    write();
    if (locks) break;
    await new Promise((resolve) => setTimeout(resolve, SETTLE));
    // Without storage there is no other tab to coordinate with.
    if (isMine() || readFlag(storage) === null) break;
  }
  const renewal = setInterval(() => isMine() && write(), RENEW_EVERY);
  return () => {
    clearInterval(renewal);
    if (isMine()) removeFlag(storage);
  };
}

/** Whether another tab's flag is raised. One without a start time counts from when it was first seen. */
function flagReader({ storage, now }: TurnSurroundings): () => boolean {
  let strange: { readonly flag: string; readonly since: number } | undefined;
  return () => {
    const flag = readFlag(storage);
    if (!flag) return false;
    const written = Number.parseInt(flag, 10);
    if (written > EARLIEST) return Math.abs(now() - written) < STALE_AFTER;
    if (strange?.flag !== flag) strange = { flag, since: now() };
    return now() - strange.since < STALE_AFTER;
  };
}

function flagDown({ events }: TurnSurroundings, isUp: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isUp()) return;
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

function writeFlag(storage: Storage | undefined, value: string): void {
  try {
    storage?.setItem(FLAG, value);
  } catch {
    // Without storage there is no other tab to coordinate with.
  }
}

function removeFlag(storage: Storage | undefined): void {
  try {
    storage?.removeItem(FLAG);
  } catch {
    // As above.
  }
}
