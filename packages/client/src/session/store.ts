import type { TokenAnswer } from '@waymark/contract';

/** The auth state in local storage (spec part 1, section 3). */
export interface AuthState {
  readonly userId: string;
  readonly token: string;
  readonly refreshToken: string;
  /** Expiry time of the token, in milliseconds since 1970. */
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
/** Features of the account when it was last loaded, so that the page requests only what is enabled. */
const FEATURES = 'features';
/** What is known of a guest, as JSON. */
const GUEST = 'guest';

/** What is known of a guest: somebody who came by a judge link. */
export interface Guest {
  /** When the session ends however often it is refreshed, in milliseconds since 1970. */
  readonly endsAt: number | undefined;
  /** The only game that the session opens. */
  readonly game: number | undefined;
}

/** Local storage, or memory if it is blocked or full: the session then lasts as long as the page. */
export class AuthStore {
  readonly #storage: Storage | undefined;
  #memory: AuthState | undefined;

  constructor(storage: Storage | undefined) {
    this.#storage = storage;
  }

  /** The stored state; undefined if there is none or it is invalid. */
  read(): AuthState | undefined {
    if (this.#memory) return this.#memory;
    try {
      const token = this.#storage?.getItem(KEYS.token);
      if (!token) return undefined;
      const stored = this.#storage?.getItem(KEYS.expiration) ?? '';
      // Other builds may have stored a date.
      const expiration = Number.isNaN(Number(stored)) ? Date.parse(stored) : Number(stored);
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
   * Stores new tokens; they expire at `now` plus the lifespan in minutes.
   * @param before the refreshed state, because the response need not repeat account and type
   */
  write(answer: TokenAnswer, now: number, before?: AuthState): AuthState {
    const state: AuthState = {
      userId: answer.user_id === undefined ? (before?.userId ?? '') : String(answer.user_id),
      token: answer.token,
      refreshToken: answer.refresh_token,
      expiration: now + answer.lifespan * 60_000,
      type: answer.auth_type || before?.type || 'Bearer',
    };
    if (!before)
      this.#quietly((storage) => {
        for (const key of [FEATURES, GUEST]) storage.removeItem(key);
      });
    this.#put(state);
    return state;
  }

  /** Adds the account's id if the sign-in response lacked it. */
  setUserId(userId: string): void {
    const state = this.read();
    if (state && state.userId !== userId) this.#put({ ...state, userId });
  }

  /** Stores the account's features until it signs out. */
  keepFeatures(features: Iterable<string>): void {
    this.#quietly((storage) => storage.setItem(FEATURES, [...features].join(',')));
  }

  /** Stores that the session is a guest's, until it ends. */
  keepGuest(guest: Guest): void {
    this.#quietly((storage) => storage.setItem(GUEST, JSON.stringify(guest)));
  }

  /** The guest whose session this is; undefined for an account. */
  readGuest(): Guest | undefined {
    let guest: Guest | undefined;
    this.#quietly((storage) => {
      guest = JSON.parse(storage.getItem(GUEST) ?? 'null') ?? undefined;
    });
    return guest;
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
      // A mix of old and new state would be worse than none.
      this.removeAuth();
      this.#memory = state;
    }
  }

  /** Removes the auth keys and nothing else: signing out ([G12]). */
  removeAuth(): void {
    this.#memory = undefined;
    this.#quietly((storage) => {
      for (const key of [...Object.values(KEYS), FEATURES, GUEST]) storage.removeItem(key);
    });
  }

  /** Clears all storage of this origin: an expired session ([G11]). */
  clearAll(): void {
    this.#memory = undefined;
    this.#quietly((storage) => storage.clear());
  }

  #quietly(act: (storage: Storage) => void): void {
    try {
      if (this.#storage) act(this.#storage);
    } catch {
      // A blocked storage has nothing to clear.
    }
  }
}

/** The key by which other tabs detect signing in and out. */
export const TOKEN_KEY = KEYS.token;
