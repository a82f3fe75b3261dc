import { connect } from 'node:net';
import Fastify from 'fastify';
import { START_TIMEOUT, startTestProvider, type TestProvider, testServerUrl } from '../testing';
import { VERSION } from '../version';
import { answerErrors } from './answer-errors';
import type { Handlers } from './handlers';
import { registerRoutes } from './register-routes';
import type { Services } from './services';

const BUILDER = 'https://builder.example.test';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ builderOrigins: [BUILDER] });
}, START_TIMEOUT);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

describe('health', () => {
  it('names engine, version and the durability of the embedded database', async () => {
    const answer = await fetch(`${provider.origin}/health`);
    const embedded = { engine: 'pglite', durability: expect.stringContaining('power cut') };
    expect(await answer.json()).toEqual({
      status: 'ok',
      version: VERSION,
      ...(testServerUrl() ? { engine: 'postgres' } : embedded),
    });
  });
});

describe('a browser', () => {
  const ask = (origin: string) =>
    fetch(`${provider.origin}/v1/games.json`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization,content-type,x-whitelabel',
      },
    });
  const allowed = async (origin: string) => (await ask(origin)).headers.get('Access-Control-Allow-Origin');

  it("may call from a builder and from a white label's own pages", async () => {
    await provider.make.whiteLabel({ allowed_origins: ['https://partner.example.test'] });
    expect(await allowed(BUILDER)).toBe(BUILDER);
    expect(await allowed('https://partner.example.test')).toBe('https://partner.example.test');
    const { headers } = await ask(BUILDER);
    expect(headers.get('Access-Control-Allow-Methods')).toContain('PUT');
    const allowedHeaders = headers.get('Access-Control-Allow-Headers')?.toLowerCase();
    for (const name of ['x-whitelabel', 'idempotency-key']) expect(allowedHeaders).toContain(name);
  });

  it('may not call from anywhere else', async () => {
    expect(await allowed('https://elsewhere.example.test')).toBeNull();
    expect(await allowed(`${BUILDER}.elsewhere.example.test`)).toBeNull();
  });

  it("may call from a partner's page only for the partner's white label", async () => {
    const partner = 'https://one.partner.example.test';
    const mine = await provider.make.whiteLabel({ allowed_origins: [partner] });
    const other = await provider.make.whiteLabel();
    provider.clock.forward(60_000);
    const answered = async (whitelabel: string) => {
      const headers = { Origin: partner, 'X-Whitelabel': whitelabel };
      const answer = await fetch(`${provider.origin}/v1/whitelabels/0.json`, { headers });
      return { allowed: answer.headers.get('Access-Control-Allow-Origin'), said: await answer.json() };
    };
    expect(await answered(mine.identifier)).toEqual({
      allowed: partner,
      said: { whitelabel: expect.objectContaining({ identifier: mine.identifier, origins: [partner] }) },
    });
    expect((await answered(other.identifier)).allowed).toBeNull();
    expect(await answered('nobody')).toEqual({
      allowed: null,
      said: { message: "It may have been deleted, or you don't have access to it.", missing: true },
    });
  });

  it('may read the reason for a rejection', async () => {
    const answer = await fetch(`${provider.origin}/v1/games.json`, { headers: { Origin: BUILDER } });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([401, BUILDER]);
  });
});

describe('error responses', () => {
  it('are JSON for unknown paths and methods', async () => {
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/v1/nothing.json'],
      ['GET', '/v2/games.json'],
      ['DELETE', '/v1/upload.json'],
    ] as const) {
      const answer = await fetch(`${provider.origin}${path}`, { method });
      expect([answer.status, await answer.json()]).toEqual([404, { message: 'There is no such call.' }]);
    }
  });

  it('name an invalid id', async () => {
    const user = await provider.make.user(await provider.make.whiteLabel());
    const as = await provider.as(user);
    for (const id of ['0', '-1', '1.5', 'x', '99999999999999999999']) {
      const { status, body } = await as.get<{ message: string }>(`/games/${id}.json`);
      expect([status, body.message.startsWith('id: ')]).toEqual([400, true]);
    }
  });

  it('reject content types other than JSON', async () => {
    const answer = await fetch(`${provider.origin}/v1/users/authenticate.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain', 'X-Whitelabel': 'x' },
      body: 'hello',
    });
    expect(answer.status).toBe(415);
  });

  it('are JSON for malformed requests and close the connection', async () => {
    const { port } = new URL(provider.origin);
    const say = async (text: string) => {
      const socket = connect(Number(port), 'localhost');
      socket.end(text);
      const chunks: Buffer[] = [];
      for await (const chunk of socket) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString();
    };
    const long = await say(`GET /v1/games.json?term=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1.1 431 .*\r\nConnection: close\r\n\r\n\{"message":"The address /s);
    expect(await say('HELLO\r\n\r\n')).toMatch(/^HTTP\/1.1 400 .*\{"message":"[^"]+"\}$/s);
  });

  it('reject text that cannot be stored', async () => {
    const as = await provider.as(await provider.make.user(await provider.make.whiteLabel()));
    const answers = [
      await as.get('/games.json?term=a%00b'),
      await as.post('/games.json', '{"name":"a\\u0000b"}'),
      await as.post('/games.json', '{"name":"ok","cheats":["\\ud800"]}'),
      await as.post('/games.json', '{"name":"ok","a\\u0000b":1}'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    // A surrogate pair is one character.
    expect((await as.post('/games.json', '{"name":"\\ud83e\\udded"}')).status).toBe(403);
  });

  it('hide the details of internal errors', async () => {
    const faults: unknown[] = [];
    const app = Fastify({ forceCloseConnections: true });
    answerErrors(app, (fault) => faults.push(fault));
    app.get('/', () => {
      throw new Error('password of the database');
    });
    const answer = await fetch(await app.listen({ port: 0 }));
    expect([answer.status, await answer.json()]).toEqual([500, { message: 'The server met an unexpected condition.' }]);
    await app.close();
    expect(faults).toEqual([new Error('password of the database')]);
  });
});

describe('the route table', () => {
  const services = { config: { versions: ['v1', 'staging'], segments: {} } } as unknown as Services;

  it('rejects a route without a handler', () => {
    expect(() => registerRoutes(Fastify(), {} as Handlers, services)).toThrow('The route authenticate has no handler.');
  });

  it('rejects a handler without a route', () => {
    const handlers = { madeUp: async () => ({}) } as unknown as Handlers;
    expect(() => registerRoutes(Fastify(), handlers, services)).toThrow('The handler madeUp has no route.');
  });
});
