import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';
import { EventLoopProbe } from './event-loop-probe';
import { ThreadClock } from './thread-clock';

const probe = new EventLoopProbe(200);
const clock = new ThreadClock();
/** Blocks the event loop. */
function work(milliseconds: number): void {
  for (const end = clock.worked() + milliseconds; clock.worked() < end; );
}

const asked = new Set<string | undefined>();
const done = new Set<string>();

const server = createServer(async (request, response) => {
  asked.add(request.url);
  if (request.url === '/hard') {
    work(300);
    done.add('/hard');
  }
  if (request.url === '/meanwhile') while (!done.has('/hard')) await pass(1);
  if (request.url === '/bit-by-bit') {
    for (let n = 0; n < 6; n += 1) {
      work(50);
      await pass(1);
    }
  }
  if (request.url === '/late') await pass(300);
  response.end();
});
const call = async (path: string) => {
  const { port } = server.address() as AddressInfo;
  await (await fetch(`http://localhost:${port}${path}`)).text();
};

beforeAll(async () => {
  probe.open();
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
});
afterAll(() => {
  probe.close();
  clock.close();
  server.close();
});
afterEach(() => void probe.take());

it('finds a blocking call and the calls in flight with it', async () => {
  const meanwhile = call('/meanwhile');
  while (!asked.has('/meanwhile')) await pass(1);
  await Promise.all([meanwhile, call('/hard')]);
  const [found, ...more] = probe.take();
  expect(more).toEqual([]);
  expect(found?.worked).toBeGreaterThanOrEqual(300);
  expect(found?.calls.toSorted()).toEqual(['GET /hard', 'GET /meanwhile']);
});

it('ignores calls that yield or wait', async () => {
  await Promise.all([call('/bit-by-bit'), call('/late')]);
  expect(probe.take()).toEqual([]);
});

it('ignores work between two calls', async () => {
  await call('/late');
  work(300);
  await call('/late');
  expect(probe.take()).toEqual([]);
});
