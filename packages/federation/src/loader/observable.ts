import type { Readable } from '@waymark/contract';

/** A value that one side sets and the other reads and follows. */
export interface Observable<T> extends Readable<T> {
  set(value: T): void;
}

/** Makes an observable value. Listeners are told one after another, at once. */
export function observable<T>(initial: T): Observable<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
  };
}
