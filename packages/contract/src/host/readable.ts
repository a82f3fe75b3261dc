import type { Readable, Unsubscribe } from './host';

/** A value with listeners: what the host's capabilities hand out as `Readable`. */
export interface Writable<T> extends Readable<T> {
  /** Sets the value; listeners hear of it when it is another one (`Object.is`). */
  set(value: T): void;
}

/** Makes a value that can be read, watched and set. A listener that throws does not keep others from hearing. */
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
