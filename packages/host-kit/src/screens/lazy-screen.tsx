import { type ComponentType, createContext, use, useContext } from 'react';

/** Which attempt to draw a screen this is. Kept outside of React, whose state is lost while a first drawing waits. */
export class DrawingAttempts {
  #current: object = {};

  /** Stands for the attempt that is under way. */
  get current(): object {
    return this.#current;
  }

  /** Begins another attempt: what failed to load is loaded again. */
  again(): void {
    this.#current = {};
  }
}

/** The attempts of the remote around it. */
export const DrawingAttemptsContext = createContext(new DrawingAttempts());

/**
 * A screen whose code is fetched when it is first shown. A failed fetch fails the screen for as long as the attempt to
 * draw it lasts; drawing it again (Retry of the boundary, or coming back to it) fetches again. React.lazy would remember
 * the failure for good, and a fetch forgotten at once would be repeated without end.
 */
export function lazyScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> & { preload(): void } {
  const byAttempt = new WeakMap<object, Promise<ComponentType<P>>>();
  let shared: Promise<ComponentType<P>> | undefined;
  const fetchOnce = () => {
    if (shared) return shared;
    const loading = load().catch((error: unknown) => {
      shared = undefined;
      throw error;
    });
    shared = loading;
    return loading;
  };
  const loadFor = (attempt: object) => {
    const loading = byAttempt.get(attempt) ?? fetchOnce();
    byAttempt.set(attempt, loading);
    return loading;
  };
  function LazyScreen(props: P) {
    const Screen = use(loadFor(useContext(DrawingAttemptsContext).current));
    return <Screen {...props} />;
  }
  return Object.assign(LazyScreen, { preload: () => void fetchOnce().catch(() => undefined) });
}
