import { createServer, request as plainRequest, type Server } from 'node:http';
import { type AddressInfo, createServer as createRawServer } from 'node:net';
import { START_TIMEOUT, startTestProvider, type TestProvider, type Visitor } from '../testing';
import { isPublicAddress } from './public-address';
import { testPost } from './test-post';

/** Name lookups of these tests. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'hooks.example.test': ['93.184.216.34'],
  'inside.example.test': ['10.1.2.3'],
  'both.example.test': ['93.184.216.34', '192.168.1.1'],
  'six.example.test': ['2606:2800:220:1::1', 'fd00::1'],
  'mapped.example.test': ['::ffff:169.254.169.254'],
  localhost: ['127.0.0.1', '::1'],
};
const GOOD = 'https://hooks.example.test/hook';
const requests: string[] = [];
const called: string[] = [];

let provider: TestProvider;
let visitor: Visitor;
beforeAll(async () => {
  provider = await startTestProvider({
    webhook: {
      resolve: async (host) => {
        requests.push(host);
        return NAMES[host] ?? [];
      },
      // Reaching this point means that the address is called.
      request: ((url: URL) => {
        called.push(url.href);
        throw new Error(`Called ${url.href}`);
      }) as never,
    },
  });
  visitor = await provider.as(await provider.make.user(await provider.make.whiteLabel()));
}, START_TIMEOUT);
afterAll(() => provider.close());

interface Refused {
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const test = async (url: string) =>
  (await visitor.post<{ ok: boolean; reason?: string }>('/proxy/webhook.json', { url })).body;

/** Addresses that point, or are disguised to point, where a provider must not connect. */
const HOSTILE = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.0.0.1.:443/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://0/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://10.255.255.255/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://2852039166/latest/meta-data/',
  'https://0xa9fea9fe/',
  'https://0251.0376.0251.0376/',
  'https://172.16.0.1/',
  'https://172.31.255.254/',
  'https://192.0.0.8/',
  'https://192.0.2.1/',
  'https://192.88.99.1/',
  'https://192.168.0.1/',
  'https://192.168.257/',
  'https://198.18.0.1/',
  'https://198.51.100.7/',
  'https://203.0.113.9/',
  'https://224.0.0.1/',
  'https://239.255.255.250/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://127。0。0。1/',
  'https://①②⑦.0.0.1/',
  'https://%31%32%37.0.0.1/',
  'https://[::1]/',
  'https://[::]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://[2002:7f00:1::]/',
  'https://[2001::7f00:1]/',
  'https://[2001:db8::1]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[fc00::1]/',
  'https://[fd12:3456:789a::1]/',
  'https://[ff02::1]/',
  'https://localhost/',
  'https://LOCALHOST/',
  'https://inside.example.test/',
  'https://both.example.test/',
  'https://six.example.test/',
  'https://mapped.example.test/',
  'https://nowhere.example.test/',
  'https://user:password@hooks.example.test/',
  'https://hooks.example.test@127.0.0.1/',
  'https://hooks.example.test:22/',
  'https://hooks.example.test:6379/',
  'https://hooks.example.test:80/',
  'https://127.0.0.1\\@hooks.example.test/',
  'http://hooks.example.test/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_FLUSHALL',
  'ftp://hooks.example.test/',
  'data:text/plain,x',
  'javascript:alert(1)',
  '//127.0.0.1/',
  'hooks.example.test',
  'https://',
  '',
];

describe('an internal webhook address', () => {
  it('is never stored', async () => {
    const { make } = provider;
    const whiteLabel = await make.whiteLabel();
    const stored = async () =>
      (await chief.get<{ game: { webhook: string } }>(`/games/${game.id}.json`)).body.game.webhook;
    const game = await make.game(whiteLabel, { webhook: GOOD });
    let chief = await provider.as(await make.user(whiteLabel, { super_admin: true }));
    for (const [turn, url] of HOSTILE.filter((text) => text !== '').entries()) {
      // Lookups per account are limited.
      if (turn % 20 === 0) chief = await provider.as(await make.user(whiteLabel, { super_admin: true }));
      const changed = await chief.put<Refused>(`/games/${game.id}.json`, { webhook: url });
      const made = await chief.post<Refused>('/games.json', { name: 'Made', webhook: url });
      for (const { status, body } of [changed, made]) {
        expect([url, status, body]).toEqual([url, 422, { errors: { webhook: [expect.stringMatching(/./)] } }]);
      }
    }
    expect(await stored()).toBe(GOOD);
    expect((await chief.put(`/games/${game.id}.json`, { webhook: `${GOOD}/other` })).status).toBe(200);
    expect((await chief.put(`/games/${game.id}.json`, { webhook: '' })).status).toBe(200);
    expect(await stored()).toBe('');
  });

  it('is resolved only for people who may change the game', async () => {
    const { make } = provider;
    const whiteLabel = await make.whiteLabel();
    const game = await make.game(whiteLabel);
    const [stranger, member] = [await make.user(whiteLabel), await make.user(whiteLabel)];
    await make.member(game, member, { access: 'Joined' });
    requests.length = 0;
    const save = async (who: typeof stranger) =>
      (await (await provider.as(who)).put(`/games/${game.id}.json`, { webhook: GOOD })).status;
    expect([await save(stranger), await save(member), requests]).toEqual([403, 403, []]);
  });

  it.each(HOSTILE)('is not called: %j', async (url) => {
    // Tests per account are limited.
    visitor = await provider.as(await provider.make.user(await provider.make.whiteLabel()));
    expect(await test(url)).toEqual({ ok: false, reason: expect.stringMatching(/./) });
    // The game with a good one hears of its changes.
    expect(called.filter((href) => !href.startsWith(GOOD))).toEqual([]);
  });

  it('gets the same answer whether or not its name resolves', async () => {
    const [inside, nowhere] = [await test('https://inside.example.test/'), await test('https://nowhere.example.test/')];
    expect(inside).toEqual(nowhere);
  });

  it('is rejected in the order of the specification', async () => {
    expect((await test('nonsense')).reason).toBe('Webhook URL is not a valid URL.');
    expect((await test('http://127.0.0.1/')).reason).toBe('Webhook URL must use HTTPS.');
    expect((await visitor.post('/proxy/webhook.json', { url: `https://x.test/${'a'.repeat(1024)}` })).status).toBe(422);
  });
});

it('recognises public addresses', () => {
  const everybody = ['93.184.216.34', '8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2606:2800:220:1::1'];
  expect(everybody.map(isPublicAddress)).toEqual(everybody.map(() => true));
  expect(['', 'localhost', '8.8.8', '2606::1%eth0'].map(isPublicAddress)).toEqual([false, false, false, false]);
});

it('requires a session and throttles tests', async () => {
  const whiteLabel = await provider.make.whiteLabel();
  const nobody = provider.visitor(whiteLabel.identifier);
  expect((await nobody.post('/proxy/webhook.json', { url: 'https://hooks.example.test/' })).status).toBe(401);
  provider.clock.toStartOf(10 * 60_000);
  const eager = await provider.as(await provider.make.user(whiteLabel));
  const statuses: number[] = [];
  for (let time = 0; time < 61; time += 1) {
    statuses.push((await eager.post('/proxy/webhook.json', { url: 'https://127.0.0.1/' })).status);
  }
  expect(statuses.indexOf(429)).toBe(60);
});

describe('a test post', () => {
  let server: Server;
  let port: number;
  const posts: { method: string | undefined; host: string | undefined; type: string | undefined; body: string }[] = [];
  beforeAll(async () => {
    server = createServer((request, answer) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        posts.push({ method: request.method, host: request.headers.host, type: request.headers['content-type'], body });
        const path = request.url ?? '/';
        if (path === '/silent') return;
        if (path === '/endless') {
          answer.writeHead(200);
          const more = setInterval(() => answer.write('x'.repeat(1000)), 1);
          answer.on('close', () => clearInterval(more));
          return;
        }
        if (path === '/headers') return answer.writeHead(200, { 'x-long': 'x'.repeat(20_000) }).end();
        const status = Number(path.slice(1));
        answer.writeHead(status, { location: `http://127.0.0.1:${port}/200` }).end('x');
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => posts.splice(0));

  /** Names resolve to this machine, which counts as public here; https is sent as http. */
  const post = (path: string, more: Parameters<typeof testPost>[1] = {}) =>
    testPost(new URL(`http://hooks.example.test:${port}${path}`), {
      resolve: async () => ['127.0.0.1'],
      isAllowed: (address) => address === '127.0.0.1',
      request: plainRequest as never,
      ...more,
    });

  it('sends JSON and accepts a success status', async () => {
    expect(await post('/200')).toBe(true);
    expect(await post('/204')).toBe(true);
    expect(posts[0]).toEqual({
      method: 'POST',
      host: `hooks.example.test:${port}`,
      type: 'application/json',
      body: '{"test":true}',
    });
  });

  it.each([301, 302, 307, 308, 400, 401, 404, 405, 500, 503])(
    'treats %i as an error and follows no redirect',
    async (status) => {
      expect(await post(`/${status}`)).toBe(false);
      expect(posts).toHaveLength(1);
    },
  );

  it('connects to the address it resolved first', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const looks: number[] = [];
    const resolve = async () => {
      looks.push(looks.length);
      return answers[Math.min(looks.length, answers.length) - 1] ?? [];
    };
    expect(await post('/200', { resolve })).toBe(true);
    expect(looks).toHaveLength(1);
    await expect(post('/200', { resolve })).rejects.toThrow('The address cannot be reached from the internet.');
    expect(posts).toHaveLength(1);
  });

  it('times out on a slow lookup, connection or response', async () => {
    const timeout = 150;
    expect(await post('/silent', { timeout })).toBe(false);
    expect(await post('/200', { timeout, resolve: () => new Promise(() => {}) })).toBe(false);
    expect(await post('/endless')).toBe(true);
    expect(await post('/headers')).toBe(false);
    const mute = createRawServer(() => {});
    await new Promise<void>((listening) => mute.listen(0, '127.0.0.1', listening));
    const target = new URL(`http://hooks.example.test:${(mute.address() as AddressInfo).port}/`);
    const options = { resolve: async () => ['127.0.0.1'], isAllowed: () => true, request: plainRequest as never };
    expect(await testPost(target, { ...options, timeout })).toBe(false);
    mute.close();
  });

  it('treats a closed port as an error', async () => {
    const gone = createRawServer();
    await new Promise<void>((listening) => gone.listen(0, '127.0.0.1', listening));
    const target = new URL(`http://hooks.example.test:${(gone.address() as AddressInfo).port}/`);
    await new Promise((closed) => gone.close(closed));
    const options = { resolve: async () => ['127.0.0.1'], isAllowed: () => true, request: plainRequest as never };
    expect(await testPost(target, options)).toBe(false);
  });
});
