/** @also-embedded Concurrent calls share one connection. */
import { openTestDatabase, START_TIMEOUT, TestClock } from '../testing';
import { Attempts } from './attempts';
import { networkOf, senderOf } from './sender';

let nodes: [Attempts, Attempts];
let clock: TestClock;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await openTestDatabase();
  clock = new TestClock();
  nodes = [new Attempts(database, clock.now), new Attempts(database, clock.now)];
  close = () => database.close();
}, START_TIMEOUT);
afterAll(() => close());

let people = 0;
const somebody = () => {
  people += 1;
  return { whitelabel: 'harbour', email: `guess-${people}@example.test`, ip: `192.0.2.${people}` };
};
const statusOf = (trying: ReturnType<typeof somebody>, node = nodes[0]) =>
  node.take('signIn', trying).then(
    () => 200,
    (error: { status: number }) => error.status,
  );
const count = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length;

describe('attempts', () => {
  it('are counted across nodes, even concurrent ones', async () => {
    const guesser = somebody();
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, turn) => statusOf(guesser, nodes[turn % 2])));
    expect(count(statuses)).toBe(10);
  });

  it('start over when the window ends', async () => {
    const guesser = somebody();
    for (let turn = 0; turn < 11; turn += 1) await statusOf(guesser);
    expect(await statusOf(guesser)).toBe(429);
    clock.forward(5 * 60_000);
    expect(await statusOf(guesser)).toBe(200);
  });

  it('do not count when they succeed', async () => {
    const owner = somebody();
    for (let turn = 0; turn < 30; turn += 1) await (await nodes[0].take('signIn', owner)).succeeded();
    expect(await statusOf(owner)).toBe(200);
  });

  it('at one account are counted across senders', async () => {
    const { email, whitelabel } = somebody();
    const statuses: number[] = [];
    for (let turn = 0; turn < 110; turn += 1) {
      statuses.push(await statusOf({ email, whitelabel, ip: `198.51.100.${turn}` }));
    }
    expect(count(statuses)).toBe(100);
    expect(await statusOf({ email, whitelabel: 'summit', ip: '198.51.100.1' })).toBe(200);
  });

  it('by one sender are counted across accounts, without the refused ones', async () => {
    const { ip } = somebody();
    const one = { ...somebody(), ip };
    for (let turn = 0; turn < 80; turn += 1) await statusOf(one);
    const statuses: number[] = [];
    for (let turn = 0; turn < 60; turn += 1) statuses.push(await statusOf({ ...somebody(), ip }));
    expect(count(statuses)).toBe(40);
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (ip, sender) => {
  expect(senderOf(ip)).toBe(sender);
});

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
])('finds %s in the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

describe('checks whether an address is in use', () => {
  const ask = (email: string, ip: string) =>
    nodes[0].take('verify', { whitelabel: 'harbour', email, ip }).then(
      () => 200,
      (error: { status: number }) => error.status,
    );
  const all = async (times: number, one: (turn: number) => Promise<number>) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < times; turn += 1) statuses.push(await one(turn));
    return count(statuses);
  };

  it('are limited per address, sender and network', async () => {
    expect(await all(12, () => ask('one@example.test', '203.0.113.1'))).toBe(10);
    expect(await all(60, (turn) => ask(`x-${turn}@example.test`, '198.51.100.1'))).toBe(40);
    expect(await all(200, (turn) => ask(`y-${turn}@example.test`, `203.0.112.${turn}`))).toBe(120);
    expect(await ask('one@example.test', '203.0.111.1')).toBe(200);
    clock.forward(15 * 60_000);
    expect(await ask('one@example.test', '203.0.113.1')).toBe(200);
  });

  it('are refunded after a sign-up, so a classroom behind one IP is not blocked', async () => {
    const ip = '192.0.3.1';
    const enter = async (turn: number) => {
      const email = `pupil-${turn}@example.test`;
      const status = await ask(email, ip);
      await nodes[0].giveBack('verify', { whitelabel: 'harbour', email, ip });
      return status;
    };
    expect(await all(100, enter)).toBe(100);
  });
});
