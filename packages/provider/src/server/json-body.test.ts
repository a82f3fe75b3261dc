import { once } from 'node:events';
import { connect } from 'node:net';
import { routeTable } from '@waymark/contract';
import { testProvider } from '../testing';
import { makeHarbour } from '../testing/harbour';

const provider = testProvider();

const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;
const PUBLIC = Object.values(routeTable).filter((route) => route.audience === 'public' && 'body' in route);

async function post(path: string, body: string, token?: string) {
  const { identifier } = await provider.make.whiteLabel();
  const answer = await fetch(`${provider.origin}/v1${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Whitelabel': identifier,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body,
  });
  return { status: answer.status, said: JSON.stringify(await answer.json()) };
}

it.each(PUBLIC.map(({ method, path }) => [method, path.replace(/\{\w+\}/g, '1')] as const))(
  'rejects deep and long bodies without a session: %s %s',
  async (method, path) => {
    const { identifier } = await provider.make.whiteLabel();
    const send = async (body: string) => {
      const headers = { 'Content-Type': 'application/json', 'X-Whitelabel': identifier };
      const answer = await fetch(`${provider.origin}/v1${path}`, { method, headers, body });
      return [answer.status, JSON.stringify(await answer.json())];
    };
    expect(await send(nested(33))).toEqual([400, expect.stringContaining('too deep')]);
    expect(await send(`{"x":"${'x'.repeat(16_384)}"}`)).toEqual([413, expect.stringContaining('too long')]);
    const [status] = await send(`{"x":"${'x'.repeat(16_000)}","y":${nested(30)}}`);
    expect(status).not.toBe(413);
  },
);

it.each([
  ['arrays', nested(500_000 / 2 - 10)],
  ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['unclosed arrays', '['.repeat(990_000)],
])('rejects deeply nested %s before parsing them', async (_, body) => {
  const { owner } = await makeHarbour(provider);
  const { status, said: text } = await post('/games.json', body, owner.token);
  expect([status, text]).toEqual([400, expect.stringContaining('too deep')]);
});

it('rejects a body with too many values', async () => {
  const { owner } = await makeHarbour(provider);
  const { status, said: text } = await post('/groups.json', `{"x":[${'1,'.repeat(120_000)}1]}`, owner.token);
  expect([status, text]).toEqual([400, expect.stringContaining('too many values')]);
});

it('ignores brackets inside strings with escaped quotes', async () => {
  const { owner, game } = await makeHarbour(provider);
  const name = `${'['.repeat(100)}\\" {{{"\\\\`;
  const { status, body } = await owner.put<{ game: { name: string } }>(`/games/${game.id}.json`, { name });
  expect([status, body.game.name]).toEqual([200, name]);
});

it('answers 413 to an overlong body', async () => {
  const { owner } = await makeHarbour(provider);
  const { status } = await post('/games.json', `"${'x'.repeat(30_000_000)}"`, owner.token);
  expect(status).toBe(413);
});

it('survives a body that is cut off', async () => {
  const { port } = new URL(provider.origin);
  const socket = connect(Number(port), 'localhost');
  socket.write(
    'POST /v1/users/authenticate.json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a',
  );
  await once(socket, 'connect');
  socket.destroy();
  expect((await post('/users/authenticate.json', '{}')).status).toBe(422);
});
