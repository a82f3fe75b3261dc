import { createServer } from 'node:http';
import { makeCalls } from './load';

const serve = async (answer: (place: number) => { readonly status: number; readonly body: string }) => {
  let [calls, open, most] = [0, 0, 0];
  const server = createServer((_, response) => {
    const { status, body } = answer(calls);
    calls += 1;
    open += 1;
    most = Math.max(most, open);
    setImmediate(() => {
      open -= 1;
      response.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    seen: () => ({ calls, most }),
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
};

it('makes the requested number of calls, respects the concurrency limit and counts every byte', async () => {
  const server = await serve(() => ({ status: 200, body: 'abc' }));
  const bytes = await makeCalls({ url: server.url, calls: 50, atOnce: 8 });
  await server.close();
  expect(bytes).toBe(150);
  expect(server.seen().calls).toBe(50);
  expect(server.seen().most).toBeLessThanOrEqual(8);
});

it('fails on the first unsuccessful call', async () => {
  const server = await serve((place) => ({ status: place === 3 ? 401 : 200, body: '' }));
  await expect(makeCalls({ url: server.url, calls: 20, atOnce: 2 })).rejects.toThrow('answered 401');
  await server.close();
});
