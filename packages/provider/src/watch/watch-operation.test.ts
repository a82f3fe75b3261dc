import Fastify from 'fastify';
import { trustOption } from '../server/trusted-proxies';
import { testProvider } from '../testing';
import { type ClockApart, ClockWatch } from './clock-watch';
import { warnOfUntrustedProxies } from './untrusted-proxies';

const provider = testProvider();

it('warns once when the clock drifts and once when it agrees again', async () => {
  let offset = 0;
  const received: ClockApart[] = [];
  const watch = new ClockWatch(
    provider.database.db,
    (one) => received.push(one),
    () => Date.now() + offset,
  );
  for (const next of [0, -3_600_000, -3_600_000, 0, 0, 60_000]) {
    offset = next;
    await watch.look();
  }
  expect(received.map(({ message }) => message.split('.')[0])).toEqual([
    "This machine's clock is 3600 s behind the database's",
    "This machine's clock agrees with the database's again",
    "This machine's clock is 60 s ahead of the database's",
  ]);
});

it.each([
  [0, { 'X-Forwarded-For': '203.0.113.9' }, 1],
  [0, {}, 0],
  [1, { 'X-Forwarded-For': '203.0.113.9' }, 0],
  [1, { 'X-Forwarded-For': '127.0.0.1' }, 0],
])('warns once about an untrusted proxy (%s trusted, %o)', async (trusted, headers, times) => {
  const app = Fastify({ trustProxy: trustOption(trusted) });
  const received: string[] = [];
  warnOfUntrustedProxies(app, (line) => received.push(line));
  app.get('/', async () => 'here');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  for (let call = 0; call < 2; call += 1) await fetch(address, { headers });
  await app.close();
  expect(received).toHaveLength(times);
  if (times > 0) expect(received[0]).toMatch(/127\.0\.0\.1.*WAYMARK_TRUST_PROXY/);
});
