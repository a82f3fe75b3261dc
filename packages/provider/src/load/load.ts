import { errors } from '../server/errors';
import type { Urgency } from './urgency';

/** The capacity of a node. */
export interface LoadOptions {
  /** Maximum calls in flight; 0 for unlimited. */
  readonly callsAtOnce: number;
  /** How long work waits for the event loop, in milliseconds. */
  readonly delay: () => number;
}

/** The event loop delay at which a node is full, even with few calls. */
const FULL_DELAY_MS = 1000;
/**
 * The share of the load up to which calls of each urgency are accepted. Reviews continue when everything else is
 * refused.
 */
const TAKEN_UP_TO: Readonly<Record<Urgency, number>> = {
  list: 0.5,
  read: 0.75,
  write: 1,
  urgent: 2,
  vital: Number.POSITIVE_INFINITY,
};
/** Above this load each account is limited to its share, which leaves room for newcomers. */
const SHARED_FROM = 0.25;
const SHARED_OUT = 0.375;
const LEAST_SHARE = 4;

const SHARE_RETRY_SECONDS = 1;
const BUSY_RETRY_SECONDS = 2;

/**
 * Decides which calls a node accepts, because a queue would delay every response too long. No account can use up the
 * node: once calls queue up, all accounts get equal shares.
 */
export class Load {
  readonly #options: LoadOptions;
  /** Calls in flight by account, or by IP address without one. */
  readonly #inFlight = new Map<number | string, number>();
  #total = 0;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  /** Whether a call of this urgency would be accepted from any caller. */
  takes(urgency: Urgency): boolean {
    return this.#fullness() < TAKEN_UP_TO[urgency];
  }

  /** Refuses a call before any work. @throws {ApiError} 503 if the node is too full */
  gate(urgency: Urgency): void {
    if (!this.takes(urgency)) throw errors.busy(BUSY_RETRY_SECONDS);
  }

  /**
   * Runs a call as one of those in flight.
   * @param who account, or IP address without one
   * @throws {ApiError} 429 if the account is using its share, 503 if the node is too full
   */
  async during<T>(urgency: Urgency, who: number | string, work: () => Promise<T>): Promise<T> {
    const own = this.#inFlight.get(who) ?? 0;
    if (urgency !== 'vital' && this.#fullness() >= SHARED_FROM && own >= this.#share(own)) {
      throw errors.tooManyCalls(SHARE_RETRY_SECONDS);
    }
    this.gate(urgency);
    this.#inFlight.set(who, own + 1);
    this.#total += 1;
    try {
      return await work();
    } finally {
      this.#total -= 1;
      const left = (this.#inFlight.get(who) ?? 1) - 1;
      if (left > 0) this.#inFlight.set(who, left);
      else this.#inFlight.delete(who);
    }
  }

  #share(own: number): number {
    const accounts = this.#inFlight.size + (own === 0 ? 1 : 0);
    return Math.max(LEAST_SHARE, Math.floor((this.#options.callsAtOnce * SHARED_OUT) / accounts));
  }

  #fullness(): number {
    const { callsAtOnce, delay } = this.#options;
    return callsAtOnce === 0 ? 0 : Math.max(this.#total / callsAtOnce, delay() / FULL_DELAY_MS);
  }
}
