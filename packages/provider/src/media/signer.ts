import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a file can be put to a signed address. */
const GOOD_FOR = 15 * 60_000;
const DAY = 86_400_000;

/** What may be done with a signed address. */
type Purpose = 'PUT' | 'GET';

/** Signs addresses to which one file may be put, or where one is read, and tells whether one was signed here and still counts. */
export class Signer {
  readonly #secret: string;
  readonly #now: () => Date;

  constructor(secret: string, now: () => Date) {
    this.#secret = secret;
    this.#now = now;
  }

  /** The query of the address to which a file of this name may be put. */
  sign(name: string): string {
    return this.#query('PUT', name, this.#now().getTime() + GOOD_FOR);
  }

  /** The query of the address where a file is read: the same all day, so that nothing on a page is loaded twice. */
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
