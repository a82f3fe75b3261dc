/** Long enough for the previous release to render the cached data, and to break on it as well if it does. */
const DECIDED_MS = 3000;

/** Releases that broke, while it is unknown whether they or their data are to blame. */
export interface CrashDoubts {
  /** A remote's release broke, and the previous one replaces it. */
  hold(remote: string, blame: () => void): void;
  /** The previous release is displayed: unless it breaks too, the broken one is to blame. */
  drawn(remote: string): void;
  /** The previous release broke too, so the data is to blame. @returns whether the doubt was still open */
  acquit(remote: string): boolean;
  /** The doubt expires: the broken release is to blame. */
  settle(remote: string): void;
}

interface Doubt {
  readonly blame: () => void;
  timer?: ReturnType<typeof setTimeout>;
  readonly onLeave: () => void;
}

/**
 * Tracks broken releases until the cause is known. An area that breaks because of its data must report that, and must
 * not disable a good release.
 */
export function createCrashDoubts(
  page: Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>>,
): CrashDoubts {
  const open = new Map<string, Doubt>();

  function close(remote: string): Doubt | undefined {
    const doubt = open.get(remote);
    if (!doubt) return undefined;
    clearTimeout(doubt.timer);
    page.removeEventListener?.('pagehide', doubt.onLeave);
    open.delete(remote);
    return doubt;
  }
  const settle = (remote: string): void => close(remote)?.blame();

  return {
    hold(remote, blame) {
      settle(remote);
      open.set(remote, { blame, onLeave: () => settle(remote) });
    },
    drawn(remote) {
      const doubt = open.get(remote);
      if (!doubt) return;
      doubt.timer ??= setTimeout(doubt.onLeave, DECIDED_MS);
      page.addEventListener?.('pagehide', doubt.onLeave);
    },
    acquit: (remote) => close(remote) !== undefined,
    settle,
  };
}
