import { errors } from '../server/errors';
import type { Caller } from '../session/caller';
import type { Allowance, SharedCounts } from './shared-counts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Most answers that are kept for one account. */
const MOST_KEYS = 10_000;
/** Most phrases that one account reports in an hour: a screen has some tens. */
const MOST_PHRASES = 300;

/** What one account may do in a while; 0 for as much as it likes. */
export interface LimitOptions {
  readonly callsPerMinute: number;
  readonly uploadsPerHour: number;
}

/** Keeps one account from wearing the platform out for everybody. The same on every node. */
export class Limits {
  readonly #counts: SharedCounts;
  readonly #options: LimitOptions;

  constructor(counts: SharedCounts, options: LimitOptions) {
    this.#counts = counts;
    this.#options = options;
  }

  /** @throws {ApiError} 429 when the account calls too often */
  call({ userId }: Caller): void {
    const most = this.#options.callsPerMinute;
    if (most > 0) refuseAfter(this.#counts.countOften(`call:${userId}`, { most, within: MINUTE }));
  }

  /** @throws {ApiError} 429 when the account uploads too much */
  async upload(caller: Caller): Promise<void> {
    const most = this.#options.uploadsPerHour;
    if (most > 0) await this.#seldom('upload', caller, { most, within: 60 * MINUTE });
  }

  /** Calls whose answer is kept for a day under a key. @throws {ApiError} 429 */
  async keyed(caller: Caller): Promise<void> {
    await this.#seldom('keyed', caller, { most: MOST_KEYS, within: DAY });
  }

  /** Phrases that a builder found without a translation. @throws {ApiError} 429 */
  phrase({ userId }: Caller): void {
    refuseAfter(this.#counts.countOften(`phrase:${userId}`, { most: MOST_PHRASES, within: 60 * MINUTE }));
  }

  /** Calls that reach other machines in the account's name. @throws {ApiError} 429 */
  async outward(caller: Caller): Promise<void> {
    await this.#seldom('outward', caller, { most: 60, within: 10 * MINUTE });
  }

  async #seldom(what: string, { userId }: Caller, allowance: Allowance): Promise<void> {
    refuseAfter(await this.#counts.countSeldom(`${what}:${userId}`, allowance));
  }
}

function refuseAfter(seconds: number): void {
  if (seconds > 0) throw errors.tooManyCalls(seconds);
}
