import type { RuntimeConfig } from '@waymark/contract';

/** A configuration for tests. */
export const testConfig: RuntimeConfig = {
  apiOrigin: 'https://api.test',
  apiVersion: 'v1',
  stagingVersion: 'staging',
  stagingHosts: ['staging.builder.test'],
  realtimeUrl: 'wss://api.test/socket',
  playerOrigin: 'https://play.test',
  whitelabel: 'harbour',
  registryKey: '',
  remoteOrigins: {},
  cardKey: '',
  mapTiles: '',
  mapCredit: '',
  shop: '',
  stickerShop: '',
  geocoder: '',
  mediaOrigins: [],
  brand: { name: 'Harbour Hunts', colour: '#0b6a60', logo: '', features: [] },
};

/** One request as the platform received it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A platform that exchanges refresh tokens, each once, and accepts calls with a token it issued. */
export class PretendPlatform {
  readonly seen: SeenRequest[] = [];
  /** Response delay in milliseconds, by path. */
  latency: (path: string) => number = () => 0;
  /** Overrides responses; undefined leaves them to the platform. */
  instead: (request: SeenRequest) => Response | Error | undefined = () => undefined;
  #generation = 1;

  /** The currently valid refresh token. */
  get refreshToken(): string {
    return `refresh-${this.#generation}`;
  }

  /** The currently valid token. */
  get token(): string {
    return `token-${this.#generation}`;
  }

  /** Number of requests to a path. */
  countOf(path: string): number {
    return this.seen.filter((request) => request.path === path).length;
  }

  readonly fetch = async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const request: SeenRequest = {
      method: init.method ?? 'GET',
      path: String(address).replace(testConfig.apiOrigin, ''),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    this.seen.push(request);
    const latency = this.latency(request.path);
    const answer = this.instead(request) ?? this.#answer(request);
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    if (answer instanceof Error) throw answer;
    return answer;
  };

  #answer({ path, headers, body }: SeenRequest): Response {
    if (path.endsWith('/services/maintenance.json')) return Response.json({ maintenance: false });
    if (path.endsWith('/users/refresh.json')) {
      const { refresh_token } = body as { refresh_token: string };
      if (refresh_token !== this.refreshToken) return Response.json({ message: 'used' }, { status: 401 });
      this.#generation += 1;
      return Response.json({ token: this.token, refresh_token: this.refreshToken, lifespan: 60 });
    }
    if (headers.get('Authorization') !== `Bearer ${this.token}`) return new Response('', { status: 401 });
    return Response.json({ carried: headers.get('Authorization') });
  }
}
