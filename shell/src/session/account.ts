import { isApiFailure, mayPass, retryDelay } from '@waymark/client';
import { type CurrentUser, type Readable, writable } from '@waymark/contract';

const NOBODY: CurrentUser = { features: [] };

/** Dependencies of loading the account. */
export interface AccountOptions {
  /** Loads the account; rejects on failure. */
  readonly load: () => Promise<CurrentUser>;
  /** Whether somebody is signed in; otherwise nothing is loaded. */
  readonly signedIn: () => boolean;
  /** Features of the white label. */
  readonly brandFeatures: readonly string[];
  /** The account of the session is known. */
  readonly onLearnt: (id: number, features: ReadonlySet<string>) => void;
}

/** The signed-in account, if known. A failure blocks nothing: it is retried like other reads. */
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

  /** The account; empty while unknown. */
  get me(): Readable<CurrentUser> {
    return this.#me;
  }

  /** Whether loading has finished, whatever the result. */
  get known(): Readable<boolean> {
    return this.#known;
  }

  /** The enabled features. */
  get features(): Readable<ReadonlySet<string>> {
    return this.#features;
  }

  /** Loads the account, once. */
  readonly learn = (): Promise<void> => {
    this.#learning ??= this.#look(0);
    return this.#learning;
  };

  /** Stops loading: no retries, and a pending response is ignored. */
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
    // Starts a tick later, when it is recorded which request counts.
    await undefined;
    if (!this.#options.signedIn()) return;
    const mine = this.#learning;
    let passes = false;
    const user = await this.#options.load().catch((error: unknown) => {
      passes = isApiFailure(error) && mayPass(retries, error.status);
      return NOBODY;
    });
    // Another account may have signed in during the request.
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
