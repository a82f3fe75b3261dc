import { isApiFailure } from './failure';

/** A new key for what somebody means to do: 128 random bits, also on pages without a secure origin. */
export const newIntent = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Statuses that do not say whether something was done: the answer of somebody in between, or of one who is still at it. */
const UNKNOWN = new Set<number | 'none'>(['none', 408, 425, 502, 503, 504]);

/**
 * Something that is meant to be done once and may take several tries. After a try of which nobody knows how it ended, the same
 * is tried under the same key; anything else, and a try after an answer, has a key of its own.
 */
export class Intent {
  #key = '';
  #what = '';

  /** @param what everything that makes it this and nothing else */
  async try<T>(what: unknown, work: (intent: string) => Promise<T>): Promise<T> {
    const asked = JSON.stringify(what);
    if (this.#key === '' || asked !== this.#what) this.#key = newIntent();
    this.#what = asked;
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
