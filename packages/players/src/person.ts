import { setTimeout as pause } from 'node:timers/promises';

/** Where the provider is and whose people play. */
export interface Door {
  /** Such as `http://localhost:4000/v1`. */
  readonly api: string;
  readonly whitelabel: string;
}

/** Said when the provider refuses a call. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const PATIENCE = 15_000;
const ANSWERED_LATER = 429;

/** Somebody who calls the provider as an app does. Signs in when it has to, and again when the session is over. */
export class Person {
  readonly #door: Door;
  readonly #signIn: (ask: Person['ask']) => Promise<{ token: string }>;
  #token: string | undefined;

  constructor(door: Door, signIn: (ask: Person['ask']) => Promise<{ token: string }>) {
    this.#door = door;
    this.#signIn = signIn;
  }

  /** Makes a call of the API. @throws {Refused} */
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

  /** Puts a file to a signed address. @returns its uuid */
  async upload(bytes: Uint8Array<ArrayBuffer>, extension: string, type: string): Promise<string> {
    const { signature, name } = await this.call<{ signature: string; name: string }>(
      'GET',
      `/medias/sign/${extension}`,
    );
    const answer = await fetch(signature, {
      method: 'PUT',
      headers: { 'Content-Type': type },
      body: bytes,
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) throw new Refused(answer.status, await answer.text());
    return name.slice(0, name.lastIndexOf('.'));
  }

  /** One call without looking at the session. @throws {Refused} */
  readonly ask = async <Body>(method: string, path: string, body?: object, token?: string): Promise<Body> => {
    const answer = await fetch(`${this.#door.api}${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Whitelabel': this.#door.whitelabel,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const read = (await answer.json()) as Body & { message?: string };
    if (answer.ok) return read;
    // Whoever was asked to wait a little does.
    if (answer.status === ANSWERED_LATER) await pause(1000);
    throw new Refused(answer.status, read.message ?? JSON.stringify(read));
  };
}

/** Somebody with a password. */
export const withPassword = (door: Door, email: string, password: string): Person =>
  new Person(door, (ask) => ask('POST', '/users/authenticate.json', { email, password }));

/** Somebody who was invited and plays with his unlock code. */
export const withCode = (door: Door, code: string): Person =>
  new Person(door, (ask) => ask('POST', '/play/unlock.json', { code }));

/** Somebody who signs up the first time he comes. */
export const withAccount = (door: Door, name: string, email: string, password: string): Person =>
  new Person(door, async (ask) => {
    const account = { email, password };
    return ask<{ token: string }>('POST', '/users/authenticate.json', account).catch((error: unknown) => {
      if (!(error instanceof Refused) || error.status !== 404) throw error;
      return ask<{ token: string }>('POST', '/users.json', { ...account, name, password_confirmation: password });
    });
  });
