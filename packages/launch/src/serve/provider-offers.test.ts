import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProviderOffers } from './provider-offers';

let server: Server;
let requests: string[];
let answer: { readonly status: number; readonly body: string };

const offers = (more = {}) =>
  new ProviderOffers({
    apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiVersion: 'v1',
    stagingVersion: 'v9',
    stagingHosts: ['staging.example'],
    whitelabel: 'harbour',
    ...more,
  });
const offering = (capabilities: readonly string[], media: readonly string[] = []) => ({
  status: 200,
  body: JSON.stringify({
    api: '1.4.0',
    capabilities: Object.fromEntries(capabilities.map((name) => [name, '1.0.0'])),
    media_origins: media,
  }),
});

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  jest.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it("are requested once for many pages, in the host's version", async () => {
  answer = offering(['readiness']);
  const known = offers();
  const reported = await Promise.all(
    ['a.example', 'b.example:3000', 'Staging.example:3000'].map((host) => known.at(host)),
  );
  expect(reported.map((offer) => offer?.api)).toEqual(['1.4.0', '1.4.0', '1.4.0']);
  expect(requests.toSorted()).toEqual(['/v1/provider.json', '/v9/provider.json']);
});

it("let only origins into the page's policy", async () => {
  answer = offering(
    [],
    ['https://bucket.example', "https://x.example; script-src 'unsafe-inline'", 'https://y.example/p'],
  );
  expect((await offers().at(undefined))?.media_origins).toEqual(['https://bucket.example']);
});

it.each([
  [404, '{}'],
  [200, '<html>'],
  [403, ''],
])('are none beyond the documentation if the provider answers %d %j', async (status, body) => {
  answer = { status, body };
  expect(await offers().at(undefined)).toEqual({ api: '1.0.0', capabilities: {}, media_origins: [] });
});

it('are kept while the provider is down, and unknown if it never answered', async () => {
  answer = { status: 503, body: '' };
  expect(await offers().at(undefined)).toBeUndefined();
  answer = offering(['readiness']);
  const known = offers();
  await known.at(undefined);
  answer = { status: 503, body: '' };
  jest.useFakeTimers({ now: Date.now() + 60_000, doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] });
  expect((await known.at(undefined))?.capabilities).toEqual({ readiness: '1.0.0' });
});
