/** @also-embedded Concurrent calls share one connection. */
import { callCounts } from '../db/schema';
import { openTestDatabase, START_TIMEOUT, startTestProvider, TestClock, type TestProvider } from '../testing';
import { SharedCounts } from './shared-counts';

const MINUTE = 60_000;

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ callsPerMinute: 5, uploadsPerHour: 3 });
}, START_TIMEOUT);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

const somebody = async () => provider.as(await provider.make.user(await provider.make.whiteLabel()));

it('limits calls per account and minute and says when to retry', async () => {
  provider.clock.toStartOf(MINUTE);
  const [eager, other] = [await somebody(), await somebody()];
  for (let call = 0; call < 5; call += 1) expect((await eager.get('/users/0.json')).status).toBe(200);
  const { status, body, headers } = await eager.get('/users/0.json');
  expect([status, body]).toEqual([429, { message: 'Too many requests at once. Please wait a moment.' }]);
  const wait = Number(headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(0);
  expect((await other.get('/users/0.json')).status).toBe(200);
  provider.clock.forward(wait * 1000);
  expect((await eager.get('/users/0.json')).status).toBe(200);
});

it('limits uploads per account and hour', async () => {
  provider.clock.toStartOf(60 * MINUTE);
  const eager = await somebody();
  const statuses: number[] = [];
  for (let upload = 0; upload < 4; upload += 1) statuses.push((await eager.get('/medias/sign/png')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

describe('two nodes', () => {
  const allowance = { most: 10, within: MINUTE };

  it('share an approximate count of frequent events', async () => {
    const database = await openTestDatabase();
    const clock = new TestClock();
    clock.toStartOf(MINUTE);
    const nodes = [0, 1].map(() => new SharedCounts(database, clock.now, (error) => expect(error).toBeUndefined()));
    const [one, other] = nodes as [SharedCounts, SharedCounts];
    const count = (node: SharedCounts, times: number) =>
      Array.from({ length: times }, () => node.countOften('call:1', allowance)).filter((wait) => wait === 0).length;
    expect([count(one, 6), count(other, 3)]).toEqual([6, 3]);
    await one.tell();
    await other.tell();
    expect(count(other, 5)).toBe(1);
    await other.tell();
    expect(count(one, 5)).toBe(4);
    await one.tell();
    expect(count(one, 5)).toBe(0);
    expect(await database.db.select({ count: callCounts.count }).from(callCounts)).toEqual([{ count: 14 }]);
    clock.forward(MINUTE);
    expect(count(one, 20)).toBe(10);
    await one.tell();
    await one.forgetOver();
    expect(await database.db.select({ count: callCounts.count }).from(callCounts)).toEqual([{ count: 10 }]);
    await Promise.all(nodes.map((node) => node.close()));
    await database.close();
  });

  it('share an exact count of rare events', async () => {
    const database = await openTestDatabase();
    const clock = new TestClock();
    clock.toStartOf(MINUTE);
    const nodes = [0, 1].map(() => new SharedCounts(database, clock.now, (error) => expect(error).toBeUndefined()));
    const waits = await Promise.all(
      Array.from({ length: 14 }, (_, turn) => nodes[turn % 2]?.countSeldom('upload:1', allowance)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    await database.close();
  });
});
