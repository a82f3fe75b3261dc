import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import {
  makeTestData,
  START_TIMEOUT,
  startChildProvider,
  startTestProvider,
  type TestProvider,
  testServerUrl,
} from '../testing';
import { eventually } from '../testing/eventually';
import { during } from './current-call';
import type { EndedCall } from './ended-call';
import { openLog } from './log';

const ID = /^[0-9a-f]{8}$/;
const ended: EndedCall[] = [];
let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ onCall: (call) => ended.push(call) });
}, START_TIMEOUT);
afterAll(() => provider.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${provider.origin}${path}`, { headers: { 'X-Whitelabel': 'harbour', ...headers } });
const endedCall = (id: string | null) =>
  eventually(
    async () => ended.find((call) => call.id === id),
    (call) => call !== undefined,
  );

describe('the request id', () => {
  it('is in the response and in the log, without the query', async () => {
    const answer = await ask('/v1/games.json?page=1&key=hidden');
    const id = answer.headers.get('X-Request-Id');
    expect(id).toMatch(ID);
    const received = { method: 'GET', route: '/v1/games.json', path: '/v1/games.json', status: 401, userId: undefined };
    expect(await endedCall(id)).toMatchObject(received);
  });

  it('is logged with the caller, even after a body was read', async () => {
    const user = await provider.make.user(await provider.make.whiteLabel());
    const ann = await provider.as(user);
    const before = ended.length;
    await ann.post('/tasks.json', { game_id: 1, name: 'Lighthouse' });
    await eventually(
      async () => ended.length,
      (count) => count > before,
    );
    expect(ended.at(-1)).toMatchObject({ status: 404, method: 'POST', userId: user.id, whitelabel: user.whitelabel });
  });

  it('is taken from a proxy if it is valid', async () => {
    const given = async (id: string) => (await ask('/health', { 'X-Request-Id': id })).headers.get('X-Request-Id');
    expect(await given('edge-4711')).toBe('edge-4711');
    expect(await given("x'; drop table games")).toMatch(ID);
  });

  it('is the application name in PostgreSQL during the call', async () => {
    const nameOf = () =>
      provider.database.tx(async (tx) => {
        const [row] = await tx
          .select({ name: sql<string>`current_setting('application_name')` })
          .from(sql`(select 1) one`);
        return row?.name;
      });
    const inCall = new Promise<string | undefined>((resolve, reject) => {
      during({ id: 'edge-4712', trace: undefined }, () => void nameOf().then(resolve, reject));
    });
    expect(await inCall).toBe(testServerUrl() ? 'waymark edge-4712' : await nameOf());
    expect(await nameOf()).not.toContain('edge-4712');
  });
});

describe('/metrics', () => {
  it('counts calls by route and status and reports gauges', async () => {
    await ask('/v1/games.json');
    await ask('/v1/nowhere.json');
    const answer = await ask('/metrics');
    expect(answer.headers.get('Content-Type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toMatch(
      /waymark_call_duration_seconds_count\{method="GET",route="\/v1\/games.json",status="401"\} [1-9]/,
    );
    expect(text).toMatch(/waymark_call_duration_seconds_count\{method="GET",route="none",status="404"\} 1/);
    for (const line of ['waymark_sockets 0', 'waymark_database_up 1', 'waymark_jobs{state="waiting"} 0'])
      expect(text.split('\n')).toContain(line);
  });

  it('is hidden from callers behind a proxy', async () => {
    expect((await ask('/metrics', { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(404);
  });
});

describe('the log', () => {
  const call = { id: 'a1b2c3d4', route: '/v1/games.json', path: '/v1/games.json', ip: '::1', userId: 7 };
  const read = { ...call, method: 'GET', status: 200, ms: 12, whitelabel: 'harbour' };
  function written(choice: 'notable' | 'all', tell: (log: ReturnType<typeof openLog>) => void) {
    const lines: string[] = [];
    tell(openLog(choice, { write: (line: string) => void lines.push(line) }));
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  it('has a line for every call or only for notable ones', () => {
    const calls: EndedCall[] = [
      read,
      { ...read, method: 'PUT' },
      { ...read, status: 403 },
      { ...read, status: 503 },
      { ...read, ms: 1400 },
    ];
    const received = (choice: 'notable' | 'all') =>
      written(choice, (log) => {
        for (const one of calls) log.call(one);
      });
    expect(received('all')).toHaveLength(5);
    const lines = received('notable');
    expect(lines.map(({ call: name, status, level }) => [name, status, level])).toEqual([
      ['PUT /v1/games.json', 200, 'info'],
      ['GET /v1/games.json', 403, 'info'],
      ['GET /v1/games.json', 503, 'error'],
      ['GET /v1/games.json', 200, 'info'],
    ]);
    expect(lines[0]).toMatchObject({ id: 'a1b2c3d4', user: 7, whitelabel: 'harbour', ms: 12 });
  });

  it('adds the request id to an error', () => {
    const [line] = written('notable', (log) =>
      during({ id: 'edge-4713', trace: undefined }, () => log.fault(new Error('no room'))),
    );
    expect(line).toMatchObject({ level: 'error', id: 'edge-4713', msg: 'no room' });
  });
});

describe('traces', () => {
  it(
    "are exported as part of the caller's trace",
    async () => {
      const bodies: string[] = [];
      const collector = createServer((request, response) => {
        let body = '';
        request.on('data', (part: Buffer) => {
          body += part.toString('utf8');
        });
        request.on('end', () => {
          bodies.push(`${request.url} ${body}`);
          response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
        });
      });
      await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready));
      const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
      const { env, remove } = await makeTestData();
      const traced = await startChildProvider({
        ...env,
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        OTEL_SERVICE_NAME: 'hunts',
      });
      const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
      const answer = await fetch(`${traced.origin}/v1/games.json`, { headers: { traceparent } });
      await traced.stop();
      await remove();
      const sent = bodies.join('\n');
      expect(sent).toContain('/v1/traces ');
      for (const part of ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7', 'GET /v1/games.json', '"hunts"'])
        expect(sent).toContain(part);
      expect(sent).toContain(answer.headers.get('X-Request-Id') ?? 'no id');
      collector.closeAllConnections();
      await new Promise((closed) => collector.close(closed));
    },
    START_TIMEOUT,
  );
});
