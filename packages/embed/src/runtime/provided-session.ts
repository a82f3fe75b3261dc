import { CallFailure, type Token } from '@waymark/client';
import { type Readable, writable } from '@waymark/contract';

/** A page's response may be an error page, or invalid in a header: then it has no token. */
const readToken = (answer: unknown): string | undefined =>
  typeof answer === 'string' && /^[\x21-\x7e]+$/.test(answer.trim()) ? answer.trim() : undefined;

/** A session provided by the page: the area keeps a token only in memory, and asks again when it is refused. */
export class ProvidedSession {
  readonly #ask: () => Promise<unknown>;
  readonly #lapsed = writable(false);
  #held: string | undefined;
  /** A refused token, which the page may keep offering. */
  #refused: string | undefined;
  #turn = 0;
  #asking: Promise<string | undefined> | undefined;

  constructor(ask: () => Promise<unknown>) {
    this.#ask = ask;
  }

  /** Whether the page has no token any more. */
  get lapsed(): Readable<boolean> {
    return this.#lapsed;
  }

  /** Whether somebody is signed in. */
  get isSignedIn(): boolean {
    return this.#held !== undefined;
  }

  /**
   * The token to send; all calls share one question to the page.
   * @param refused a token that the provider rejected
   * @param mayBeValid whether the page may offer that one again
   * @throws {CallFailure} if the page has none, or only that one
   */
  async freshToken(refused?: string, mayBeValid = false): Promise<Token | undefined> {
    if (refused !== undefined && !mayBeValid) this.#refused = refused;
    if (this.#held === refused) this.#held = undefined;
    if (this.#held !== undefined) return { type: 'Bearer', value: this.#held };
    const turn = this.#turn;
    this.#asking ??= this.#ask().then(readToken, () => undefined);
    const token = await this.#asking;
    // The page offered another user in the meantime, whose token counts.
    if (this.#turn !== turn) return this.freshToken(refused, mayBeValid);
    this.#asking = undefined;
    if (token === undefined || token === this.#refused) throw this.expire();
    this.#held ??= token;
    this.#lapsed.set(false);
    return { type: 'Bearer', value: this.#held };
  }

  /** The session is over until the page offers a token. */
  readonly expire = (): CallFailure => {
    this.#held = undefined;
    this.#lapsed.set(true);
    return new CallFailure(401, "You've been signed out.", undefined, true);
  };

  /** The page offers a user. */
  renew(): void {
    this.#turn += 1;
    this.#asking = undefined;
    this.#held = undefined;
    this.#refused = undefined;
    this.#lapsed.set(false);
  }
}
