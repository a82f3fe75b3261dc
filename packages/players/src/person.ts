import { setTimeout as pause } from 'node:timers/promises';

/** The provider and white label to call. */
export interface ApiTarget {
  /** For instance `http://localhost:4000/v1`. */
  readonly api: string;
  readonly whitelabel: string;
}

/** Thrown when the provider rejects a call. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const TIMEOUT_MS = 60_000;
const TOO_MANY_REQUESTS = 429;

/** A person whose app calls the provider. Signs in when needed, and again when the session expires. */
export class Person {
  readonly #target: ApiTarget;
  readonly #signIn: (ask: Person['ask']) => Promise<{ token: string }>;
  #token: string | undefined;

  constructor(target: ApiTarget, signIn: (ask: Person['ask']) => Promise<{ token: string }>) {
    this.#target = target;
    this.#signIn = signIn;
  }

  /** Calls the API. @throws {Refused} */
  async call<Body>(method: string, path: string, body?: object): Promise<Body> {
    this.#token ??= (await this.#signIn(this.ask)).token;
    try {
      return await this.ask<Body>(method, path, body, this.#token);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      this.#token = (await this.#signIn(this.ask)).token;
      return this.ask<Body>(method, path, body, this.#token);
    }
  }

  /** Uploads a file to a signed URL. @returns its uuid */
  async upload(bytes: Uint8Array<ArrayBuffer>, extension: string, type: string): Promise<string> {
    const { signature, name } = await this.call<{ signature: string; name: string }>(
      'GET',
      `/medias/sign/${extension}`,
    );
    const answer = await fetch(signature, {
      method: 'PUT',
      headers: { 'Content-Type': type },
      body: bytes,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Refused(answer.status, await answer.text());
    return name.slice(0, name.lastIndexOf('.'));
  }

  /** Calls the API without signing in. @throws {Refused} */
  readonly ask = async <Body>(method: string, path: string, body?: object, token?: string): Promise<Body> => {
    const answer = await fetch(`${this.#target.api}${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Whitelabel': this.#target.whitelabel,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const read = (await answer.json()) as Body & { message?: string };
    if (answer.ok) return read;
    // Respects rate limiting.
    if (answer.status === TOO_MANY_REQUESTS) await pause(1000);
    throw new Refused(answer.status, read.message ?? JSON.stringify(read));
  };
}

/** A person who signs in with a password. */
export const withPassword = (target: ApiTarget, email: string, password: string): Person =>
  new Person(target, (ask) => ask('POST', '/users/authenticate.json', { email, password }));

/** An invited player with an unlock code. */
export const withCode = (target: ApiTarget, code: string): Person =>
  new Person(target, (ask) => ask('POST', '/play/unlock.json', { code }));

/** A person who signs up on their first call. */
export const withAccount = (target: ApiTarget, name: string, email: string, password: string): Person =>
  new Person(target, async (ask) => {
    const account = { email, password };
    return ask<{ token: string }>('POST', '/users/authenticate.json', account).catch((error: unknown) => {
      if (!(error instanceof Refused) || error.status !== 404) throw error;
      return ask<{ token: string }>('POST', '/users.json', { ...account, name, password_confirmation: password });
    });
  });

/** A guest who judges one game by a link. */
export const withLink = (target: ApiTarget, key: string, name: string): Person =>
  new Person(target, (ask) => ask('POST', '/judge-links/open.json', { key, name }));
