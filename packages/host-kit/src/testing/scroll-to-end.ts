import { act } from '@testing-library/react';

type Seen = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Stands in for the layout that jsdom lacks, before a list is drawn; undone after each test. */
export function watchEnds() {
  const watching = new Map<object, Seen>();
  const told = new WeakMap<object, boolean>();
  class Watch {
    readonly #seen: Seen;
    constructor(seen: Seen) {
      this.#seen = seen;
    }
    observe = () => void watching.set(this, this.#seen);
    disconnect = () => void watching.delete(this);
  }
  beforeEach(() => void Reflect.set(globalThis, 'IntersectionObserver', Watch));
  afterEach(() => {
    watching.clear();
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });
  return {
    /** Brings the end of every list into view, or not quite. */
    scroll: (isIntersecting = true) =>
      act(async () => {
        // Like a browser, which tells of a visible end once.
        for (const [watch, seen] of [...watching]) {
          if (told.get(watch) !== isIntersecting) seen([{ isIntersecting }]);
          told.set(watch, isIntersecting);
        }
      }),
    /** How many lists have an end that they grow at. */
    ends: () => watching.size,
  };
}
