/** How long rest may take to come, in milliseconds. */
export interface Idleness {
  /** Runs at the latest after this much, rest or not; without it, rest is waited for. */
  readonly within?: number;
  /** What is waited where the browser does not tell of its rest. */
  readonly untold?: number;
}

/** Runs something once the page has nothing to do. The answer calls it off. */
export function whenIdle(run: () => void, { within, untold = 0 }: Idleness = {}): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, untold);
    return () => clearTimeout(timer);
  }
  const call = window.requestIdleCallback(() => run(), within === undefined ? undefined : { timeout: within });
  return () => window.cancelIdleCallback(call);
}
