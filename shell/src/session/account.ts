import { isApiFailure, mayPass, retryDelay } from '@waymark/client';
import { type CurrentUser, type Readable, writable } from '@waymark/contract';

const NOBODY: CurrentUser = { features: [] };

/** What learning who is signed in needs. */
export interface AccountOptions {
  /** Looks the account up; rejects where that failed. */
  readonly load: () => Promise<CurrentUser>;
  /** Whether somebody is signed in: nobody else is looked up. */
  readonly signedIn: () => boolean;
  /** What everybody of the white label has switched on. */
  readonly brandFeatures: readonly string[];
  /** It is known whose session this is. */
  readonly onLearnt: (id: number, features: ReadonlySet<string>) => void;
}

/** Who is signed in, as far as it is known. A look-up that failed holds nobody up: it is made again as other reads are. */
export class Account {
  readonly #options: AccountOptions;
  readonly #me = writable(NOBODY);
  readonly #known = writable(false);
  readonly #features = writable<ReadonlySet<string>>(new Set());
  #learning: Promise<void> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(options: AccountOptions) {
    this.#options = options;
    this.#features.set(new Set(options.brandFeatures));
  }

  /** The account; empty while it is not known. */
  get me(): Readable<CurrentUser> {
    return this.#me;
  }

  /** Whether the account was looked up, whatever came of it. */
  get known(): Readable<boolean> {
    return this.#known;
  }

  /** What is switched on. */
  get features(): Readable<ReadonlySet<string>> {
    return this.#features;
  }

  /** Looks the account up, once. */
  readonly learn = (): Promise<void> => {
    this.#learning ??= this.#look(0);
    return this.#learning;
  };

  /** Nobody waits for the account any more: it is not asked for again, and an answer on its way comes too late. */
  readonly rest = (): void => {
    clearTimeout(this.#again);
    this.#learning = undefined;
  };

  /** Nobody is signed in any more. */
  readonly forget = (): void => {
    this.rest();
    this.#known.set(false);
    this.#take(NOBODY);
  };

  async #look(retries: number): Promise<void> {
    // Begins a moment later, when it is noted which look-up counts.
    await undefined;
    if (!this.#options.signedIn()) return;
    const mine = this.#learning;
    let passes = false;
    const user = await this.#options.load().catch((error: unknown) => {
      passes = isApiFailure(error) && mayPass(retries, error.status);
      return NOBODY;
    });
    // Somebody else may have signed in while the answer was on its way.
    if (mine !== this.#learning) return;
    this.#take(user);
    this.#known.set(true);
    if (user.id !== undefined) this.#options.onLearnt(user.id, this.#features.get());
    if (passes) this.#again = setTimeout(() => void this.#look(retries + 1), retryDelay(retries));
  }

  #take(user: CurrentUser): void {
    this.#me.set(user);
    this.#features.set(new Set([...this.#options.brandFeatures, ...user.features]));
  }
}
