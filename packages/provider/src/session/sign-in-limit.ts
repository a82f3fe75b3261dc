import { errors } from '../server/errors';

const WINDOW = 5 * 60_000;
const MOST_PER_ADDRESS = 10;
const MOST_PER_SENDER = 50;
const MOST_REMEMBERED = 50_000;

interface Failures {
  count: number;
  readonly until: number;
}

/**
 * Slows down whoever guesses passwords. Only failures count, per account and sender and per sender, so that a class-room
 * behind one address can sign in. Kept in memory: every node counts for itself.
 */
export class SignInLimit {
  readonly #failures = new Map<string, Failures>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** @throws {ApiError} 429 when there were too many failures */
  check(whitelabel: string, email: string, sender: string): void {
    const now = this.#now().getTime();
    const waits = this.#keys(whitelabel, email, sender).map(([key, most]) => {
      const failures = this.#failures.get(key);
      return failures && failures.until > now && failures.count >= most ? failures.until - now : 0;
    });
    const wait = Math.max(...waits);
    if (wait > 0) throw errors.tooManyTries(Math.ceil(wait / 1000));
  }

  failed(whitelabel: string, email: string, sender: string): void {
    const now = this.#now().getTime();
    if (this.#failures.size > MOST_REMEMBERED) this.#failures.clear();
    for (const [key] of this.#keys(whitelabel, email, sender)) {
      const failures = this.#failures.get(key);
      if (failures && failures.until > now) failures.count += 1;
      else this.#failures.set(key, { count: 1, until: now + WINDOW });
    }
  }

  succeeded(whitelabel: string, email: string, sender: string): void {
    const [[account] = ['']] = this.#keys(whitelabel, email, sender);
    this.#failures.delete(account);
  }

  #keys(whitelabel: string, email: string, sender: string): [key: string, most: number][] {
    return [
      [`${whitelabel}\n${email}\n${sender}`, MOST_PER_ADDRESS],
      [sender, MOST_PER_SENDER],
    ];
  }
}
