/** Time limits in milliseconds. */
export interface IdleOptions {
  /** Runs after this time even if the page is busy; by default waits until idle. */
  readonly within?: number;
  /** Delay in browsers without requestIdleCallback. */
  readonly fallbackDelay?: number;
}

/** Runs a function once the page is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void, { within, fallbackDelay = 0 }: IdleOptions = {}): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, fallbackDelay);
    return () => clearTimeout(timer);
  }
  const call = window.requestIdleCallback(() => run(), within === undefined ? undefined : { timeout: within });
  return () => window.cancelIdleCallback(call);
}
