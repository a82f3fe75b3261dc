/** As long as the release before needs to draw what was read already, and to break on it as well if it does. */
const DECIDED_MS = 3000;

/** Releases that broke on view, as long as nobody knows whether they are to blame or what they were given to draw. */
export interface CrashDoubts {
  /** A release of a remote broke, and the one before it is put in its place. */
  hold(remote: string, blame: () => void): void;
  /** The one before is on view: unless it breaks as well, the other was to blame. */
  drawn(remote: string): void;
  /** The one before broke as well: what they draw is to blame. @returns whether that was still open */
  acquit(remote: string): boolean;
  /** Nobody will know more: the release that broke is to blame. */
  settle(remote: string): void;
}

interface Doubt {
  readonly blame: () => void;
  timer?: ReturnType<typeof setTimeout>;
  readonly onLeave: () => void;
}

/**
 * Keeps what broke on view until it is known whose fault that was. An area that only its data breaks has to say so, and must
 * not cost a good release its place.
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
