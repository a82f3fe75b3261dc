import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a signed address can be used. */
const GOOD_FOR = 15 * 60_000;

/** Signs addresses to which one file may be put, and tells whether an address was signed here and still counts. */
export class Signer {
  readonly #secret: string;
  readonly #now: () => Date;

  constructor(secret: string, now: () => Date) {
    this.#secret = secret;
    this.#now = now;
  }

  /** The query of a signed address for a file's name. */
  sign(name: string): string {
    const expires = String(this.#now().getTime() + GOOD_FOR);
    return new URLSearchParams({ expires, signature: this.#mark(name, expires) }).toString();
  }

  verify(name: string, expires: string, signature: string): boolean {
    const mark = Buffer.from(this.#mark(name, expires));
    const given = Buffer.from(signature);
    const isRight = mark.length === given.length && timingSafeEqual(mark, given);
    return isRight && Number(expires) > this.#now().getTime();
  }

  #mark(name: string, expires: string): string {
    return createHmac('sha256', this.#secret).update(`PUT\n${name}\n${expires}`).digest('base64url');
  }
}
