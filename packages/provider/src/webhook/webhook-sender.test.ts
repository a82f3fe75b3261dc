import { createServer, request as plainRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { START_TIMEOUT, startTestProvider, type TestProvider, type Visitor } from '../testing';
import { eventually } from '../testing/eventually';
import { makeOwnedGame } from '../testing/owned-game';
import type { OutsideOptions } from './post-outside';
import { WebhookSender } from './webhook-sender';

interface Heard {
  readonly path: string | undefined;
  readonly event: { readonly id: string; readonly source: string; readonly detail: Record<string, unknown> };
}

const heard: Heard[] = [];
let server: Server;
let outside: OutsideOptions;
let provider: TestProvider;
let visitor: Visitor;
let game: { readonly id: number };

beforeAll(async () => {
  server = createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const event = JSON.parse(body) as Heard['event'];
      if (event.source) heard.push({ path: request.url, event });
      answer.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  outside = {
    // Names resolve to this machine, which counts as public here; https is sent as http.
    resolve: async () => ['127.0.0.1'],
    isAllowed: (address) => address === '127.0.0.1',
    request: ((url: URL, options: object) =>
      plainRequest(new URL(`http://127.0.0.1:${port}${url.pathname}`), options)) as never,
  };
  provider = await startTestProvider({ webhook: outside });
}, START_TIMEOUT);
afterAll(async () => {
  await provider.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  ({ game, owner: visitor } = await makeOwnedGame(provider));
  heard.length = 0;
});

const setWebhook = async (webhook: string) => (await visitor.put(`/games/${game.id}.json`, { webhook })).status;
const addTask = (name: string) => visitor.post('/tasks.json', { game_id: game.id, name });
const hear = (count: number) =>
  eventually(
    async () => [...heard],
    (seen) => seen.length >= count,
  );

it('posts what happens in a game to its webhook, in order', async () => {
  expect(await setWebhook('https://hooks.example.test/hunt')).toBe(200);
  await addTask('Boje');
  await visitor.put(`/games/${game.id}.json`, { name: 'Quay Walk' });
  const events = await hear(3);
  expect(events.map(({ path, event }) => [path, event.source])).toEqual([
    ['/hunt', 'ss.game.update'],
    ['/hunt', 'ss.task.create'],
    ['/hunt', 'ss.game.update'],
  ]);
  expect(events[2]?.event.detail).toMatchObject({ game: { id: game.id, name: 'Quay Walk' }, fields: ['name'] });
  expect(new Set(events.map(({ event }) => event.id)).size).toBe(3);
});

it('posts nothing of a change that was refused, of other games, or once the webhook is removed', async () => {
  await addTask('Before');
  await setWebhook('https://hooks.example.test/hunt');
  expect((await visitor.put(`/games/${game.id}.json`, { name: '' })).status).toBe(422);
  await setWebhook('');
  await addTask('After');
  await setWebhook('https://hooks.example.test/again');
  const events = await hear(2);
  expect(events.map(({ path, event }) => [path, event.source])).toEqual([
    ['/hunt', 'ss.game.update'],
    ['/again', 'ss.game.update'],
  ]);
});

it('posts an event once, also with several nodes', async () => {
  const other = await WebhookSender.start({
    database: { ...provider.database },
    outside,
    onNotice: () => undefined,
    onFault: () => undefined,
  });
  await setWebhook('https://hooks.example.test/hunt');
  await addTask('Boje');
  await hear(2);
  await other.close();
  expect(heard.map(({ event }) => event.source)).toEqual(['ss.game.update', 'ss.task.create']);
  expect(provider.faults).toEqual([]);
});
