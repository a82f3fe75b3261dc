import Fastify, { type FastifyInstance } from 'fastify';
import { sendStrictTransport } from './strict-transport';
import { type TrustedProxies, trustOption } from './trusted-proxies';

async function call(app: FastifyInstance, headers: Record<string, string> = {}): Promise<Response> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await fetch(address, { headers });
  } finally {
    await app.close();
  }
}

it.each<[string, TrustedProxies, string, string]>([
  ['no proxy is trusted', 0, '203.0.113.9', '127.0.0.1'],
  ['one proxy adds the caller', 1, '203.0.113.9', '203.0.113.9'],
  ['a caller forges an entry', 1, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  ["the proxy's network is trusted", ['127.0.0.0/8'], '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  ['another network is trusted', ['10.0.0.0/8'], '203.0.113.9', '127.0.0.1'],
])("finds the caller's address when %s", async (_when, proxies, forwarded, seen) => {
  const app = Fastify({ trustProxy: trustOption(proxies) });
  app.get('/', async (request) => request.ip);
  expect(await (await call(app, { 'X-Forwarded-For': forwarded })).text()).toBe(seen);
});

it.each([
  ['https://hunts.example', 'max-age=15552000'],
  ['http://localhost:4000', null],
])('sends Strict-Transport-Security only for an HTTPS public URL: %s', async (origin, header) => {
  const app = Fastify();
  sendStrictTransport(app, () => origin);
  app.get('/', async () => 'here');
  expect((await call(app)).headers.get('Strict-Transport-Security')).toBe(header);
});
