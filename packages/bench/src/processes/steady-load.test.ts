import { createServer } from 'node:http';
import { fastestWithin, runLoad } from './steady-load';

const serve = async (status: number) => {
  const seen: string[] = [];
  let [open, most] = [0, 0];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    open += 1;
    most = Math.max(most, open);
    request.resume().once('end', () =>
      setImmediate(() => {
        open -= 1;
        response.writeHead(status).end('{}');
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    most: () => most,
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
};

it('makes the calls in order at the given concurrency and measures response times', async () => {
  const server = await serve(200);
  const calls = [{ method: 'GET', path: '/a' } as const, { method: 'PUT', path: '/b', body: '{}' } as const];
  const callAt = (turn: number) => calls[turn % 2] ?? { method: 'GET', path: '/' };
  const pace = await runLoad({ origin: server.origin, callAt, atOnce: 4, forMs: 100 });
  await server.close();
  expect(server.seen.slice(0, 2)).toEqual(['GET /a', 'PUT /b']);
  expect(server.most()).toBeLessThanOrEqual(4);
  expect([pace.perSecond > 0, pace.p99 > 0]).toEqual([true, true]);
});

it('fails on an unsuccessful call', async () => {
  const server = await serve(503);
  const callAt = () => ({ method: 'GET', path: '/' }) as const;
  await expect(runLoad({ origin: server.origin, callAt, atOnce: 2, forMs: 100 })).rejects.toThrow('responded with 503');
  await server.close();
});

it('finds the highest load within the limit', async () => {
  const paces = new Map([
    [1, { perSecond: 50, p99: 10 }],
    [2, { perSecond: 90, p99: 40 }],
    [4, { perSecond: 85, p99: 240 }],
    [8, { perSecond: 200, p99: 260 }],
  ]);
  const tried: number[] = [];
  const best = await fastestWithin(250, async (atOnce) => {
    tried.push(atOnce);
    return paces.get(atOnce) ?? { perSecond: 0, p99: 0 };
  });
  expect([best, tried]).toEqual([{ perSecond: 90, p99: 40, atOnce: 2 }, [1, 2, 4, 8]]);
});
