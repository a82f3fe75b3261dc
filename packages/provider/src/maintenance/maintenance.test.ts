import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeTestData, START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';
import { orderMaintenance } from './order';
import { MaintenanceSwitch, switchMaintenance } from './switch';

const SECRET = 'the operator’s';
const BUILDER = 'https://builder.example.test';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ secret: SECRET, builderOrigins: [BUILDER] });
}, START_TIMEOUT);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

const order = (on: boolean, secret = SECRET) =>
  orderMaintenance({ port: Number(new URL(provider.origin).port), dataDir: provider.dataDir, secret }, on);
const ask = async () => (await provider.visitor('any').get('/services/maintenance.json')).body;

describe('during maintenance', () => {
  beforeAll(() => order(true));
  afterAll(() => order(false));

  it('reports maintenance to anyone', async () => {
    expect(await ask()).toEqual({ maintenance: true });
    expect((await fetch(`${provider.origin}/staging/services/maintenance.json`)).status).toBe(200);
    expect((await fetch(`${provider.origin}/health`)).status).toBe(200);
  });

  it('answers every other call with 503 and Retry-After, even sign-in and refresh', async () => {
    const whiteLabel = await provider.make.whiteLabel();
    const user = await provider.as(await provider.make.user(whiteLabel, { super_admin: true }));
    const answers = [
      await user.get('/games.json'),
      await user.get('/users/0.json?maintenance.json'),
      await user.call('GET', '//staging/games.json'),
      await user.post('/users/refresh.json', { refresh_token: 'x' }),
      await user.post('/users/authenticate.json', { email: 'a', password: 'b' }),
      await user.call('PUT', '//media/upload/x.png', '{}'),
      await user.get('/%75sers/0.json'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    expect(Number(answers[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(answers[0]?.body).toEqual({ message: expect.stringContaining('maintained') });
  });

  it('sends CORS headers so browsers can read the reason', async () => {
    const answer = await fetch(`${provider.origin}/v1/games.json`, { headers: { Origin: BUILDER } });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([503, BUILDER]);
  });
});

it('ends when the operator switches it off', async () => {
  await order(true);
  expect(await ask()).toEqual({ maintenance: true });
  await order(false);
  expect(await ask()).toEqual({ maintenance: false });
  expect((await provider.visitor('any').get('/games.json')).status).toBe(401);
});

it('rejects orders without the secret', async () => {
  await expect(order(true, 'guessed')).rejects.toThrow(/refused with 403.*WAYMARK_SECRET/);
  const forged = { on: true, until: Date.now() + 30_000, seal: 'x' };
  const answer = await fetch(`${provider.origin}/operator/maintenance`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(forged),
  });
  expect(answer.status).toBe(403);
  expect(await ask()).toEqual({ maintenance: false });
});

it('reaches running nodes and nodes that start later', async () => {
  const node = await MaintenanceSwitch.start(provider.database);
  await switchMaintenance(provider.database, true, new Date());
  expect((await MaintenanceSwitch.start(provider.database)).isOn).toBe(true);
  // Notifications take time, but arrive within a few queries.
  for (let query = 0; query < 2000 && !node.isOn; query += 1) await provider.database.db.execute('select 1');
  expect(node.isOn).toBe(true);
  await switchMaintenance(provider.database, false, new Date());
  for (let query = 0; query < 2000 && node.isOn; query += 1) await provider.database.db.execute('select 1');
  expect(node.isOn).toBe(false);
});

it(
  'can be switched on while no provider runs',
  async () => {
    const data = await makeTestData();
    const free = createServer().listen(0);
    await once(free, 'listening');
    const { port } = free.address() as AddressInfo;
    free.close();
    await once(free, 'close');
    const { WAYMARK_DATA: dataDir = '', DATABASE_URL: databaseUrl } = data.env;
    await orderMaintenance({ port, dataDir, databaseUrl }, true);
    const database = await data.open();
    expect((await MaintenanceSwitch.start(database)).isOn).toBe(true);
    await database.close();
    await data.remove();
  },
  START_TIMEOUT,
);
