import { type ComponentType, use } from 'react';

/** The attempt to draw that is under way. Outside of React, whose state is lost while a first drawing waits. */
let attempt = {};

/** Begins another attempt to draw: screens whose code did not come fetch it again. */
export function drawAgain(): void {
  attempt = {};
}

/** A screen whose code comes in a script of its own. */
export type LazyScreen<P extends object = object> = ComponentType<P> & {
  /** Fetches the code ahead. */
  preload(): void;
  /** Fetches the code, and ends when it is there or did not come. */
  fetched(): Promise<void>;
};

/** As long as React keeps a loading place on view that it has drawn once. */
const PATIENCE_MS = 300;

/**
 * Waits a little for the code of the screen that is drawn first. React keeps the loading place on view for a while once it
 * was drawn, be the code there a moment later: waiting shows the screen sooner.
 */
export async function soonFetched(fetched: Promise<unknown> | undefined): Promise<void> {
  if (!fetched) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([fetched, late]);
  clearTimeout(timer);
}

/**
 * A screen whose code is fetched when it is first shown. A failed fetch fails the screen for as long as the attempt to
 * draw it lasts; drawing it again (Retry of the boundary, or coming back to it) fetches again. React.lazy would remember
 * the failure for good, and a fetch forgotten at once would be repeated without end.
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
    // What React reads before it waits. Without it a screen that is there already would be waited for once, with the
    // loading place on view, which React then keeps for a while.
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
