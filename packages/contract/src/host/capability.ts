/** What every capability of a host has. */
export interface Capability {
  readonly version: string;
}

/** Ends a subscription. Calling it twice is harmless. */
export type Unsubscribe = () => void;

/** An observable value. Fits React's useSyncExternalStore. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): Unsubscribe;
}
