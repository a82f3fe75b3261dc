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
import { type AuthState, AuthStore, TOKEN_KEY } from './store';

/** What a session needs of the page. */
export interface SessionOptions {
  readonly config: RuntimeConfig;
  readonly hostname: string;
  readonly storage: Storage | undefined;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  /** The refresh token is no good any more: storage is cleared already, go to sign-in. */
  readonly onExpired: () => void;
  /** The platform is being maintained. */
  readonly onMaintenance: () => void;
}

/** A token with the word that goes before it. */
export interface Token {
  readonly type: string;
  readonly value: string;
}

/** Who is signed in on this browser: the tokens, their refresh, and what other tabs do with them. */
export class Session {
  readonly #store: AuthStore;
  readonly #options: SessionOptions;
  readonly #now: () => number;
  readonly #signedIn: Writable<boolean>;
  #refreshing: Promise<AuthState | undefined> | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#store = new AuthStore(options.storage);
    this.#signedIn = writable(this.#store.read() !== undefined);
    options.events.addEventListener('storage', this.#onStorage);
  }

  /** Whether there is a session; changes when another tab signs in or out as well. */
  get signedIn(): Readable<boolean> {
    return this.#signedIn;
  }

  /** The token as it lies there, run out or not: for addresses that carry it (socket, preview). */
  currentToken(): string | undefined {
    return this.#store.read()?.token;
  }

  /** Takes over the tokens of a sign in. */
  begin(answer: TokenAnswer): void {
    this.#store.write(answer, this.#now());
    this.#signedIn.set(true);
  }

  /** The account was looked up: completes the stored state where sign in did not name it ([G03]), and keeps its features. */
  learn(id: number, features: Iterable<string>): void {
    if (!this.#store.read()) return;
    this.#store.setUserId(String(id));
    this.#store.keepFeatures(features);
  }

  /** Ends the session on this browser. @returns the refresh token it had, for whoever ends it elsewhere as well */
  end(): string | undefined {
    const refreshToken = this.#store.read()?.refreshToken;
    this.#store.removeAuth();
    this.#signedIn.set(false);
    return refreshToken || undefined;
  }

  /**
   * The token to send, refreshed first when it has run out; all calls wait for the same refresh.
   * @returns undefined without a session
   * @throws {CallFailure} when the refresh failed, or the session ended meanwhile
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
    this.#signedIn.set(false);
    throw new CallFailure(401, 'You have been signed out.', undefined, true);
  }

  #refresh(): Promise<AuthState | undefined> {
    const { storage, locks, events } = this.#options;
    return takeTurn({ storage, locks, events, now: this.#now }, async () => {
      const state = this.#store.read();
      // Another tab may have refreshed, or signed out, while this one waited for its turn.
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
      return answer.ok && data.success && data.data.maintenance;
    } catch {
      // Any other failure of the check is no reason not to refresh ([G09]).
      return false;
    }
  }

  async #trade(state: AuthState): Promise<AuthState | undefined> {
    const answer = await this.#send(refresh.path, {
      method: 'POST',
      body: JSON.stringify({ refresh_token: state.refreshToken }),
    }).catch((cause: unknown) => {
      throw new CallFailure('none', 'The platform did not answer.', undefined, false, { cause });
    });
    const data: unknown = await answer.json().catch(() => undefined);
    const tokens = tokenAnswerSchema.safeParse(data);
    // Whoever signed out, or in as somebody else, while the answer was on its way has the last word.
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
    this.#options.onExpired();
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
    if (key === null || key === TOKEN_KEY) this.#signedIn.set(this.#store.read() !== undefined);
  };

  /** Stops listening to other tabs. */
  close(): void {
    this.#options.events.removeEventListener('storage', this.#onStorage);
  }
}

const tokenOf = ({ type, token }: AuthState): Token => ({ type, value: token });
