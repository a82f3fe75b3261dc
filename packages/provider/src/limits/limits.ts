import type { KeyHolder } from '../results/key-holder';
import { errors } from '../server/errors';
import type { Caller } from '../session/caller';
import type { Allowance, SharedCounts } from './shared-counts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Limit of stored responses per account. */
const MOST_KEYS = 10_000;
/** Limit of reported phrases per account and hour; one screen has a few dozen. */
const MOST_PHRASES = 300;

/** Limits per account; 0 for unlimited. */
export interface LimitOptions {
  readonly callsPerMinute: number;
  readonly uploadsPerHour: number;
}

/** Rate limits per account, shared by all nodes. */
export class Limits {
  readonly #counts: SharedCounts;
  readonly #options: LimitOptions;

  constructor(counts: SharedCounts, options: LimitOptions) {
    this.#counts = counts;
    this.#options = options;
  }

  /** @throws {ApiError} 429 for too many calls */
  call({ userId }: Caller): void {
    const most = this.#options.callsPerMinute;
    if (most > 0) refuseAfter(this.#counts.countOften(`call:${userId}`, { most, within: MINUTE }));
  }

  /** A key has the same limit as an account. @throws {ApiError} 429 for too many calls */
  keyCall({ keyId }: KeyHolder): void {
    const most = this.#options.callsPerMinute;
    if (most > 0) refuseAfter(this.#counts.countOften(`key:${keyId}`, { most, within: MINUTE }));
  }

  /** @throws {ApiError} 429 for too many uploads */
  async upload(caller: Caller): Promise<void> {
    const most = this.#options.uploadsPerHour;
    if (most > 0) await this.#seldom('upload', caller, { most, within: 60 * MINUTE });
  }

  /** Calls whose response is stored for a day. @throws {ApiError} 429 */
  async keyed(caller: Caller): Promise<void> {
    await this.#seldom('keyed', caller, { most: MOST_KEYS, within: DAY });
  }

  /** Phrases reported as untranslated. @throws {ApiError} 429 */
  phrase({ userId }: Caller): void {
    refuseAfter(this.#counts.countOften(`phrase:${userId}`, { most: MOST_PHRASES, within: 60 * MINUTE }));
  }

  /** Calls that reach other servers on behalf of the account. @throws {ApiError} 429 */
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
