import { type ComponentType, use } from 'react';

/** The current render attempt. Outside React, whose state is lost while a first render is suspended. */
let attempt = {};

/** Starts another render attempt: screens whose code failed to load fetch it again. */
export function renderAgain(): void {
  attempt = {};
}

/** A screen whose code is in its own chunk. */
export type LazyScreen<P extends object = object> = ComponentType<P> & {
  /** Prefetches the code. */
  preload(): void;
  /** Fetches the code; resolves when it has loaded or failed. */
  fetched(): Promise<void>;
};

/** How long React keeps a Suspense fallback once it was shown. */
const TIMEOUT_MS = 300;

/**
 * Waits a little for the first screen's code. Once React shows a Suspense fallback, it keeps it for a while even if the
 * code arrives a moment later: waiting shows the screen sooner.
 */
export async function waitBrieflyFor(fetched: Promise<unknown> | undefined): Promise<void> {
  if (!fetched) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS);
  });
  await Promise.race([fetched, late]);
  clearTimeout(timer);
}

/**
 * A screen whose code loads when it is first shown. A failed load fails the current render attempt; the next one
 * (Retry, or returning to the screen) loads again. React.lazy would keep the failure forever, and forgetting it
 * immediately would retry without end.
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  const byAttempt = new WeakMap<typeof attempt, Promise<ComponentType<P>>>();
  let shared: Promise<ComponentType<P>> | undefined;
  const fetchOnce = () => {
    if (shared) return shared;
    const loading = load().catch((error: unknown) => {
      shared = undefined;
      throw error;
    });
    // React reads this before suspending. Without it, even loaded code would suspend once and show the fallback, which
    // React then keeps for a while.
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => undefined,
    );
    shared = loading;
    return loading;
  };
  const loadNow = () => {
    const loading = byAttempt.get(attempt) ?? fetchOnce();
    byAttempt.set(attempt, loading);
    return loading;
  };
  function LazyScreen(props: P) {
    const Screen = use(loadNow());
    return <Screen {...props} />;
  }
  const fetched = () =>
    fetchOnce().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(LazyScreen, { fetched, preload: () => void fetched() });
}
