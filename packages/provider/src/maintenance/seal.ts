import { createHmac, timingSafeEqual } from 'node:crypto';

const GOOD_FOR = 60_000;

/** Proves that an order comes from the operator, who knows the provider's secret. */
export class OperatorSeal {
  readonly #secret: string;
  readonly #now: () => Date;

  constructor(secret: string, now: () => Date) {
    this.#secret = secret;
    this.#now = now;
  }

  /** Seals an order for one minute. */
  seal(order: string): { readonly until: number; readonly seal: string } {
    const until = this.#now().getTime() + GOOD_FOR;
    return { until, seal: this.#mark(order, until) };
  }

  isSealed(order: string, until: number, seal: string): boolean {
    const [mark, given] = [Buffer.from(this.#mark(order, until)), Buffer.from(seal)];
    const left = until - this.#now().getTime();
    return mark.length === given.length && timingSafeEqual(mark, given) && left > 0 && left <= GOOD_FOR;
  }

  #mark(order: string, until: number): string {
    return createHmac('sha256', this.#secret).update(`operator\n${order}\n${until}`).digest('base64url');
  }
}
