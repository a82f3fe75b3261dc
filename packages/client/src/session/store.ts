import type { TokenAnswer } from '@waymark/contract';

/** The auth state as it lies in local storage (spec part 1, section 3). */
export interface AuthState {
  readonly userId: string;
  readonly token: string;
  readonly refreshToken: string;
  /** Milliseconds since 1970 from which the token counts as run out. */
  readonly expiration: number;
  /** First word of the Authorization header ([G03]). */
  readonly type: string;
}

const KEYS = {
  userId: 'user_id',
  token: 'token',
  refreshToken: 'refresh_token',
  expiration: 'expiration',
  type: 'auth_type',
};
/** What the account had switched on when it was last looked up: the page asks for nothing that is not there. */
const FEATURES = 'features';

/** Local storage, or memory where the browser blocks it or it is full: the session then lasts as long as the page. */
export class AuthStore {
  readonly #storage: Storage | undefined;
  #memory: AuthState | undefined;

  constructor(storage: Storage | undefined) {
    this.#storage = storage;
  }

  /** The stored state, or undefined when there is none or what is there is rubbish. */
  read(): AuthState | undefined {
    if (this.#memory) return this.#memory;
    try {
      const token = this.#storage?.getItem(KEYS.token);
      if (!token) return undefined;
      const expiration = Number(this.#storage?.getItem(KEYS.expiration));
      return {
        userId: this.#storage?.getItem(KEYS.userId) ?? '',
        token,
        refreshToken: this.#storage?.getItem(KEYS.refreshToken) ?? '',
        expiration: Number.isFinite(expiration) ? expiration : 0,
        type: this.#storage?.getItem(KEYS.type) || 'Bearer',
      };
    } catch {
      return undefined;
    }
  }

  /**
   * Stores new tokens; the expiration is `now` plus the lifespan in minutes.
   * @param before what is renewed: the answer of a refresh need not repeat the account and the type
   */
  write(answer: TokenAnswer, now: number, before?: AuthState): AuthState {
    const state: AuthState = {
      userId: answer.user_id === undefined ? (before?.userId ?? '') : String(answer.user_id),
      token: answer.token,
      refreshToken: answer.refresh_token,
      expiration: now + answer.lifespan * 60_000,
      type: answer.auth_type || before?.type || 'Bearer',
    };
    if (!before) this.#quietly((storage) => storage.removeItem(FEATURES));
    this.#put(state);
    return state;
  }

  /** Adds the account's id where sign in did not answer it. */
  setUserId(userId: string): void {
    const state = this.read();
    if (state && state.userId !== userId) this.#put({ ...state, userId });
  }

  /** Keeps what the account has switched on, for as long as it is signed in. */
  keepFeatures(features: Iterable<string>): void {
    this.#quietly((storage) => storage.setItem(FEATURES, [...features].join(',')));
  }

  #put(state: AuthState): void {
    this.#memory = undefined;
    if (!this.#storage) {
      this.#memory = state;
      return;
    }
    try {
      this.#storage.setItem(KEYS.userId, state.userId);
      this.#storage.setItem(KEYS.refreshToken, state.refreshToken);
      this.#storage.setItem(KEYS.expiration, String(state.expiration));
      if (state.type === 'Bearer') this.#storage.removeItem(KEYS.type);
      else this.#storage.setItem(KEYS.type, state.type);
      this.#storage.setItem(KEYS.token, state.token);
    } catch {
      // Half of the new state beside half of the old one would be worse than none.
      this.removeAuth();
      this.#memory = state;
    }
  }

  /** Removes the auth keys and leaves everything else: signing out ([G12]). */
  removeAuth(): void {
    this.#memory = undefined;
    this.#quietly((storage) => {
      for (const key of [...Object.values(KEYS), FEATURES]) storage.removeItem(key);
    });
  }

  /** Clears everything of this origin: a session that lapsed ([G11]). */
  clearAll(): void {
    this.#memory = undefined;
    this.#quietly((storage) => storage.clear());
  }

  #quietly(act: (storage: Storage) => void): void {
    try {
      if (this.#storage) act(this.#storage);
    } catch {
      // A blocked storage holds nothing worth clearing.
    }
  }
}

/** The key under which another tab sees that somebody signed in or out. */
export const TOKEN_KEY = KEYS.token;
