/** A response. `body` is parsed JSON, undefined for a file; tests state its type. */
export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Calls the API as a builder does. */
export class Visitor {
  readonly origin: string;
  readonly whitelabel: string;
  readonly token: string | undefined;

  constructor(origin: string, whitelabel: string, token?: string) {
    this.origin = origin;
    this.whitelabel = whitelabel;
    this.token = token;
  }

  get<Body>(path: string): Promise<Answer<Body>> {
    return this.call<Body>('GET', path);
  }

  post<Body>(path: string, body?: unknown): Promise<Answer<Body>> {
    return this.call<Body>('POST', path, body);
  }

  put<Body>(path: string, body?: unknown): Promise<Answer<Body>> {
    return this.call<Body>('PUT', path, body);
  }

  patch<Body>(path: string, body?: unknown): Promise<Answer<Body>> {
    return this.call<Body>('PATCH', path, body);
  }

  /** Calls a path below `/v1`, or any path if it starts with `//`. */
  async call<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Body>> {
    const address = path.startsWith('//') ? `${this.origin}${path.slice(1)}` : `${this.origin}/v1${path}`;
    const answer = await fetch(address, {
      method,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Whitelabel': this.whitelabel,
        ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isFile = answer.headers.has('content-disposition');
    const read = text && !isFile ? JSON.parse(text) : undefined;
    return { status: answer.status, headers: answer.headers, body: read as Body };
  }
}
