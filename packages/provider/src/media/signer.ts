import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a signed upload address is valid. */
const GOOD_FOR = 15 * 60_000;
const DAY = 86_400_000;

/** What a signed address permits. */
type Purpose = 'PUT' | 'GET';

/** Signs addresses for uploading or reading one file, and verifies them. */
export class Signer {
  readonly #secret: string;
  readonly #now: () => Date;

  constructor(secret: string, now: () => Date) {
    this.#secret = secret;
    this.#now = now;
  }

  /** Query string of the address for uploading this file. */
  sign(name: string): string {
    return this.#query('PUT', name, this.#now().getTime() + GOOD_FOR);
  }

  /** Query string of the address for reading a file; stable for a day, so that browsers can cache it. */
  signReading(file: string): string {
    return this.#query('GET', file, (Math.floor(this.#now().getTime() / DAY) + 2) * DAY);
  }

  verify(name: string, expires: string, signature: string, purpose: Purpose = 'PUT'): boolean {
    const mark = Buffer.from(this.#mark(purpose, name, expires));
    const given = Buffer.from(signature);
    const isRight = mark.length === given.length && timingSafeEqual(mark, given);
    return isRight && Number(expires) > this.#now().getTime();
  }

  #query(purpose: Purpose, name: string, until: number): string {
    const expires = String(until);
    return new URLSearchParams({ expires, signature: this.#mark(purpose, name, expires) }).toString();
  }

  #mark(purpose: Purpose, name: string, expires: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose}\n${name}\n${expires}`).digest('base64url');
  }
}
