import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiRequest } from '@waymark/contract';
import { Session } from '../session/session';
import type { CallFailure } from '../transport/failure';
import { createTransport, type TransportOptions } from '../transport/transport';
import { PretendBrowser } from './pretend-browser';
import { testConfig } from './pretend-platform';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A read. */
export const get = (path = '/games.json', more: Partial<ApiRequest> = {}): ApiRequest => ({
  method: 'GET',
  path,
  ...more,
});
/** The same answer to every call. */
export const replying =
  (status: number, body = '', type = 'application/json'): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': type }).end(body);
/** The failure of a call. */
export const failureOf = (call: Promise<unknown>): Promise<CallFailure> =>
  call.then(
    () => {
      throw new Error('The call did not fail.');
    },
    (error: CallFailure) => error,
  );

let server: Server;

/** The platform that calls go to. */
export const platform = {
  requests: [] as ReceivedRequest[],
  answer: replying(200, '{}'),
  /** How often a session lapsed. */
  lapsed: 0,
  config: () => ({ ...testConfig, apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
};

/** A signed-in session and its transport. */
export function openTransport(hostname = 'builder.test', more: Partial<TransportOptions> = {}) {
  const config = platform.config();
  const tab = new PretendBrowser().openTab();
  const session = new Session({
    config,
    hostname,
    storage: tab.storage,
    events: tab.events as unknown as Window,
    onExpired: () => undefined,
    onMaintenance: () => undefined,
  });
  session.begin({ token: 't1', refresh_token: 'r1', lifespan: 60 });
  const onLapsed = () => {
    platform.lapsed += 1;
  };
  const send = createTransport({ config, hostname, session, onLapsed, ...more });
  return { session, send, storage: tab.storage };
}

/** Resets the platform before each test; for the top of a file. */
export function preparePlatform(): void {
  beforeEach(async () => {
    Object.assign(platform, { requests: [], answer: replying(200, '{}'), lapsed: 0 });
    server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      platform.requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      platform.answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}
