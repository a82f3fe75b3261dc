import {
  maintenance,
  type Readable,
  type RuntimeConfig,
  refresh,
  type TokenAnswer,
  tokenAnswerSchema,
  type Writable,
  writable,
} from '@waymark/contract';
import { addressOf } from '../transport/address';
import { CallFailure, messageOf } from '../transport/failure';
import { takeTurn } from './refresh-turn';
import { type AuthState, AuthStore, type Guest, TOKEN_KEY } from './store';

/** What a session needs of the page. */
export interface SessionOptions {
  readonly config: RuntimeConfig;
  readonly hostname: string;
  readonly storage: Storage | undefined;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  /**
   * The refresh token is invalid: storage is already cleared, go to sign-in.
   * @param elsewhere another tab was told so
   */
  readonly onExpired: (elsewhere?: boolean) => void;
  /** Maintenance is on. */
  readonly onMaintenance: () => void;
}

/** A token with its type. */
export interface Token {
  readonly type: string;
  readonly value: string;
}

/**
 * The session of this browser: tokens, refresh, and synchronisation with other tabs. It has no countdown: an expired
 * token is refreshed by the next call, at the latest by the live tick after ten minutes, so a session only ends when
 * the platform refuses a refresh or a token (401), which it doesn't announce. Nothing could warn people a minute before,
 * except for a judge link, whose end is known (`guest`).
 */
export class Session {
  readonly #store: AuthStore;
  readonly #options: SessionOptions;
  readonly #now: () => number;
  readonly #signedIn: Writable<boolean>;
  readonly #guest: Writable<Guest | undefined>;
  #refreshing: Promise<AuthState | undefined> | undefined;
  /** The account whose data this page may hold. */
  #shown: number | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#store = new AuthStore(options.storage);
    this.#signedIn = writable(this.#store.read() !== undefined);
    this.#guest = writable(this.#store.readGuest());
    this.#shown = this.userId();
    options.events.addEventListener('storage', this.#onStorage);
  }

  /** Whether there is a session; also changes when another tab signs in or out. */
  get signedIn(): Readable<boolean> {
    return this.#signedIn;
  }

  /** Whose session this is if they came by a judge link; undefined for all others. */
  get guest(): Readable<Guest | undefined> {
    return this.#guest;
  }

  /** The account of the session, if sign-in or an earlier look at the account told it. */
  userId(): number | undefined {
    return Number(this.#store.read()?.userId) || undefined;
  }

  /** The stored token, possibly expired: for addresses that carry it (socket, preview). */
  currentToken(): string | undefined {
    return this.#store.read()?.token;
  }

  /** The stored token with its type, possibly expired. */
  lastToken(): Token | undefined {
    const state = this.#store.read();
    return state && tokenOf(state);
  }

  /**
   * Stores the tokens of a sign-in.
   * @param guest of a judge link
   */
  begin(answer: TokenAnswer, guest?: Guest): void {
    this.#store.write(answer, this.#now());
    if (guest) this.#store.keepGuest(guest);
    this.#guest.set(this.#store.readGuest());
    this.#shown = this.userId();
    this.#signedIn.set(true);
  }

  /** Adds data of the loaded account that the sign-in response lacked ([G03]), and its features. */
  learn(id: number, features: Iterable<string>): void {
    if (!this.#store.read()) return;
    this.#store.setUserId(String(id));
    this.#shown = id;
    this.#store.keepFeatures(features);
  }

  /** Ends the session in this browser. @returns its refresh token, for ending it on the provider too */
  end(): string | undefined {
    const refreshToken = this.#store.read()?.refreshToken;
    this.#store.removeAuth();
    this.#guest.set(undefined);
    this.#signedIn.set(false);
    return refreshToken || undefined;
  }

  /**
   * The token to send, refreshed first if it has expired; all calls share one refresh.
   * @returns undefined without a session
   * @throws {CallFailure} if the refresh fails, or the session ends meanwhile
   */
  async freshToken(): Promise<Token | undefined> {
    const state = this.#store.read();
    if (!state) return undefined;
    if (this.#now() < state.expiration) return tokenOf(state);
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = undefined;
    });
    const fresh = await this.#refreshing;
    if (fresh) return tokenOf(fresh);
    // Another tab ended the session; its storage event tells how.
    throw new CallFailure(401, "You've been signed out.", undefined, true);
  }

  #refresh(): Promise<AuthState | undefined> {
    const { storage, locks, events } = this.#options;
    return takeTurn({ storage, locks, events, now: this.#now }, async () => {
      const state = this.#store.read();
      // Another tab may have refreshed or signed out while this one waited.
      if (!state || this.#now() < state.expiration) return state;
      if (!state.refreshToken) throw this.#lapse(undefined);
      if (await this.#isMaintained()) {
        this.#options.onMaintenance();
        throw new CallFailure(503, 'The platform is being maintained.', undefined, true);
      }
      return this.#trade(state);
    });
  }

  async #isMaintained(): Promise<boolean> {
    try {
      const answer = await this.#send(maintenance.path, { method: 'GET' });
      if (answer.status === 503) return true;
      const data = maintenance.answer.safeParse(await answer.json());
      return answer.ok && data.success && data.data.maintenance === true;
    } catch {
      // A failed check is no reason not to refresh ([G09]).
      return false;
    }
  }

  async #trade(state: AuthState): Promise<AuthState | undefined> {
    const answer = await this.#send(refresh.path, {
      method: 'POST',
      body: JSON.stringify({ refresh_token: state.refreshToken }),
    }).catch((cause: unknown) => {
      throw new CallFailure('none', "Couldn't reach the platform. Check your connection.", undefined, false, { cause });
    });
    const data: unknown = await answer.json().catch(() => undefined);
    const tokens = tokenAnswerSchema.safeParse(data);
    // If the user has signed out or changed accounts meanwhile, that wins.
    const current = this.#store.read();
    if (current?.refreshToken !== state.refreshToken) return current;
    if (answer.ok && tokens.success) return this.#store.write(tokens.data, this.#now(), state);
    if (answer.status === 401) throw this.#lapse(data);
    const maintained = answer.status === 500 || answer.status === 503;
    if (maintained) this.#options.onMaintenance();
    throw new CallFailure(answer.status, messageOf(answer.status, data), data, maintained);
  }

  #lapse(data: unknown): CallFailure {
    this.#store.clearAll();
    this.#signedIn.set(false);
    // Only guests have an end, and are told so.
    this.#options.onExpired();
    this.#guest.set(undefined);
    return new CallFailure(401, messageOf(401, data), data, true);
  }

  #send(path: string, init: RequestInit): Promise<Response> {
    const { config, hostname, fetch: send = fetch } = this.#options;
    return send(addressOf(config, hostname, { path }), {
      ...init,
      credentials: 'omit',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Whitelabel': config.whitelabel },
    });
  }

  readonly #onStorage = (event: Event) => {
    const { key } = event as StorageEvent;
    if (key !== null && key !== TOKEN_KEY) return;
    // Only an expired session clears everything; signing out removes its own keys.
    if (key === null && this.#signedIn.get() && !this.#store.read()) this.#options.onExpired(true);
    const follow = () => this.#signedIn.set(this.#store.read() !== undefined);
    const before = this.#shown;
    this.#shown = this.userId();
    if (before === undefined || before === this.#shown) follow();
    else {
      // Nothing of the last account may stay: the page sees the session end, and only then begin again.
      this.#signedIn.set(false);
      setTimeout(follow);
    }
    this.#guest.set(this.#store.readGuest());
  };

  /** Stops listening to other tabs. */
  close(): void {
    this.#options.events.removeEventListener('storage', this.#onStorage);
  }
}

const tokenOf = ({ type, token }: AuthState): Token => ({ type, value: token });
