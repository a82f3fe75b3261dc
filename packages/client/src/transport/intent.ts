import { isApiFailure } from './failure';

/** A random idempotency key: 128 bits, also on insecure origins. */
export const newIntent = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Statuses that leave the outcome open: from an intermediary, or while an attempt is in progress. */
const UNKNOWN = new Set<number | 'none'>(['none', 408, 425, 502, 503, 504]);

/**
 * An intended write that may take several attempts. After an unknown outcome, the same write is retried with the same
 * key; any other write, or one after a response, gets a new key.
 */
export class Intent {
  #key = '';
  #what = '';

  /** @param what everything that identifies the write */
  async try<T>(what: unknown, work: (intent: string) => Promise<T>): Promise<T> {
    const text = JSON.stringify(what);
    if (this.#key === '' || text !== this.#what) this.#key = newIntent();
    this.#what = text;
    try {
      const done = await work(this.#key);
      this.#key = '';
      return done;
    } catch (error) {
      if (!isApiFailure(error) || !UNKNOWN.has(error.status)) this.#key = '';
      throw error;
    }
  }
}
