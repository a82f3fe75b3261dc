import type { Readable, Unsubscribe } from './capability';

/** An observable value: what capabilities expose as `Readable`. */
export interface Writable<T> extends Readable<T> {
  /** Sets the value; notifies listeners if it differs (`Object.is`). */
  set(value: T): void;
}

/** Creates an observable value. An error in one listener does not affect the others. */
export function writable<T>(initial: T): Writable<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of [...listeners]) {
        try {
          listener();
        } catch (error) {
          reportError(error);
        }
      }
    },
    subscribe(listener): Unsubscribe {
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}
