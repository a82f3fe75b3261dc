import { errors } from '../server/errors';
import type { Urgency } from './urgency';

/** How much a node takes on. */
export interface LoadOptions {
  /** Calls in flight with which a node is full; 0 for as many as come. */
  readonly callsAtOnce: number;
  /** How long whatever arrives waits for this process, in milliseconds. */
  readonly delay: () => number;
}

/** A delay with which a node is full, however few calls there are. */
const FULL_DELAY_MS = 1000;
/** How full a node may be, as a share, for calls to be taken on. Reviews go on when everything else is refused. */
const TAKEN_UP_TO: Readonly<Record<Urgency, number>> = {
  list: 0.5,
  read: 0.75,
  write: 1,
  urgent: 2,
  vital: Number.POSITIVE_INFINITY,
};
/** From here on nobody gets more than his share, which leaves room for who comes next. */
const SHARED_FROM = 0.25;
const SHARED_OUT = 0.375;
const LEAST_SHARE = 4;

const SHARE_RETRY_SECONDS = 1;
const BUSY_RETRY_SECONDS = 2;

/**
 * Decides which calls a node takes on. Without it every call waits for all others, until nobody gets an answer in time. One
 * account cannot use up the node: as soon as there is a queue, each gets the same share.
 */
export class Load {
  readonly #options: LoadOptions;
  /** Calls in flight by account, or by address for callers without one. */
  readonly #inFlight = new Map<number | string, number>();
  #total = 0;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  /** Whether a call would be taken on, whoever makes it. */
  takes(urgency: Urgency): boolean {
    return this.#fullness() < TAKEN_UP_TO[urgency];
  }

  /** Refuses a call before anything is done for it. @throws {ApiError} 503 when the node is too full for it */
  gate(urgency: Urgency): void {
    if (!this.takes(urgency)) throw errors.busy(BUSY_RETRY_SECONDS);
  }

  /**
   * Does the work of a call as one of those in flight.
   * @param who account, or address of somebody without one
   * @throws {ApiError} 429 when the account has its share of the node already, 503 when the node is too full
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
