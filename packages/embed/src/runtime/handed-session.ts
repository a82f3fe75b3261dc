import { CallFailure, type Token } from '@waymark/client';
import { type Readable, writable } from '@waymark/contract';

/** What a page answers may be the page of an error, or nothing that a header can carry: then it has nobody to offer. */
const readToken = (answer: unknown): string | undefined =>
  typeof answer === 'string' && /^[\x21-\x7e]+$/.test(answer.trim()) ? answer.trim() : undefined;

/** A session that the page hands over: the area keeps a token in memory alone, and asks again when one is refused. */
export class HandedSession {
  readonly #ask: () => Promise<unknown>;
  readonly #onExpired: () => void;
  readonly #lapsed = writable(false);
  #held: string | undefined;
  /** What the provider did not take: the page may go on offering it to every call. */
  #refused: string | undefined;
  #turn = 0;
  #asking: Promise<string | undefined> | undefined;

  constructor(ask: () => Promise<unknown>, onExpired: () => void) {
    this.#ask = ask;
    this.#onExpired = onExpired;
  }

  /** Whether the page has nobody to offer any more. */
  get lapsed(): Readable<boolean> {
    return this.#lapsed;
  }

  /** Whether somebody is signed in. */
  get isSignedIn(): boolean {
    return this.#held !== undefined;
  }

  /**
   * The token to send; all calls wait for the same question to the page.
   * @param refused a token that the provider did not take
   * @throws {CallFailure} when the page has none, or none but that
   */
  async freshToken(refused?: string): Promise<Token | undefined> {
    if (refused !== undefined) this.#refused = refused;
    if (this.#held === refused) this.#held = undefined;
    if (this.#held !== undefined) return { type: 'Bearer', value: this.#held };
    const turn = this.#turn;
    this.#asking ??= this.#ask().then(readToken, () => undefined);
    const token = await this.#asking;
    // The page has named somebody else while it was being asked: what it says of him counts.
    if (this.#turn !== turn) return this.freshToken(refused);
    this.#asking = undefined;
    if (token === undefined || token === this.#refused) throw this.expire();
    this.#held ??= token;
    this.#lapsed.set(false);
    return { type: 'Bearer', value: this.#held };
  }

  /** The session is over until the page offers somebody; it is told once. */
  readonly expire = (): CallFailure => {
    this.#held = undefined;
    if (!this.#lapsed.get()) {
      this.#lapsed.set(true);
      this.#onExpired();
    }
    return new CallFailure(401, 'You have been signed out.', undefined, true);
  };

  /** The page has somebody to offer. */
  renew(): void {
    this.#turn += 1;
    this.#asking = undefined;
    this.#held = undefined;
    this.#refused = undefined;
    this.#lapsed.set(false);
  }
}
