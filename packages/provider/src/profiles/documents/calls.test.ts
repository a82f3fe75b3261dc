import { type Route, routeTable } from '@waymark/contract';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../../testing';
import { DOCUMENTED_CALLS } from './calls/all-calls';
import { finder } from './calls/call';
import type { UnknownCall } from './unknown-calls';

const BUILDER = 'https://builder.example.test';
const unknown: UnknownCall[] = [];

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({
    profile: 'documents',
    builderOrigins: [BUILDER],
    onUnknownCall: (call) => unknown.push(call),
  });
}, START_TIMEOUT);
afterAll(() => provider.close());
beforeEach(() => unknown.splice(0));
afterEach(() => expect(provider.faults).toEqual([]));

/** A caller with every permission in a game. */
async function harbour() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const row = await make.user(whiteLabel, { super_admin: true, features: ['groups', 'ai', 'analytics'] });
  const game = await make.game(whiteLabel);
  await make.member(game, row, { access: 'Created' });
  const task = await make.task(game, { position: 1 });
  const { token = '' } = await provider.as(row);
  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`${provider.origin}/v1${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Whitelabel': whiteLabel.identifier,
        Authorization: `Bearer ${token}`,
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  return { whiteLabel, game, task, call };
}

/** What the full provider offers beyond the documents. */
const EXTRAS = (game: number, task: number): readonly (readonly [method: string, path: string, body?: object])[] => [
  ['GET', '/provider.json'],
  ['GET', '/whitelabels/0.json'],
  ['GET', '/legal/privacy.json'],
  ['POST', '/proxy/webhook.json', { url: 'https://hook.example.test' }],
  ['GET', '/proxy/geocode.json?address=London'],
  ['POST', '/users/ticket.json', { purpose: 'socket' }],
  ['POST', '/users/sign-out.json', { refresh_token: 'x' }],
  ['GET', '/games/trash.json'],
  ['POST', `/games/${game}/restore.json`],
  ['GET', `/games/${game}/history.json`],
  ['GET', `/games/${game}/readiness.json`],
  ['GET', `/games/${game}/readiness/content.json`],
  ['PUT', '/answers/bulk.json', { game_id: game, decision: 'accept', task_id: task }],
  ['POST', '/answers/undo.json', { game_id: game, undo_id: 1 }],
  ['GET', `/answers/reviews/${game}.json`],
  ['GET', `/answers/1/history.json?game_id=${game}`],
  ['GET', `/answers/queue/${game}.json`],
  ['GET', `/answers/statistics/${game}.json`],
  ['PUT', '/answers/1/claim.json', { game_id: game }],
  ['DELETE', `/answers/1/claim.json?game_id=${game}`],
  ['POST', '/answers/next.json', { game_id: game }],
  ['GET', `/answers/messages/${game}.json`],
  ['POST', '/answers/messages.json', { game_id: game, text: 'Splendid.' }],
  ['PUT', '/answers/messages/1.json', { game_id: game, text: 'Splendid.' }],
  ['DELETE', `/answers/messages/1.json?game_id=${game}`],
  ['GET', `/games/${game}/judge-links.json`],
  ['POST', `/games/${game}/judge-links.json`, {}],
  ['DELETE', `/judge-links/1.json?game_id=${game}`],
  ['POST', '/judge-links/open.json', { key: 'x' }],
  ['GET', `/tasks/${task}.json?game_id=${game}`],
  ['GET', `/tasks/places/${game}.json`],
  ['POST', `/tasks/${task}/duplicate.json`, { game_id: game }],
  ['POST', '/tasks/copy.json', { game_id: game, from_game_id: game }],
  ['PUT', '/tasks/bulk.json', { game_id: game, ids: [task], points: 1 }],
  ['POST', '/tasks/undo.json', { game_id: game, undo_id: 1 }],
  ['GET', `/tasks/trash/${game}.json`],
  ['POST', `/tasks/${task}/restore.json`, { game_id: game }],
  ['GET', `/tasks/export/${game}.json`],
  ['POST', '/tasks/import.json', { game_id: game, file: '' }],
  ['POST', '/tasks/import/preview.json', { game_id: game, file: '' }],
  ['GET', `/tasks/qr-sheet/${game}.json`],
  ['GET', `/play/tasks/${game}.json`],
];

/** Calls of players and the provider's own pages, and the announcement of extras: no screen depends on them. */
const NO_SCREENS = new Set<string>([
  ...['choosePassword', 'redeemTicket', 'describeProvider'],
  ...['unlockPlayer', 'joinGame', 'listPlayTasks', 'takeHint', 'submitAnswer', 'getPlayScore'],
]);

it('has exactly the calls that need no capability', () => {
  const find = finder(DOCUMENTED_CALLS, ['v1', 'staging']);
  const samples: Record<string, string> = { extension: 'png', kind: 'privacy' };
  const routes = Object.entries<Route>(routeTable).filter(([name]) => !NO_SCREENS.has(name));
  const isDocumented = ([, { method, path }]: readonly [string, Route]) =>
    find(method, `/v1${path.replace(/\{(\w+)\}/g, (_, name: string) => samples[name] ?? '7')}`) !== undefined;
  const namesOf = (some: typeof routes) => some.map(([name]) => name);
  expect(namesOf(routes.filter(isDocumented))).toEqual(namesOf(routes.filter(([, { capability }]) => !capability)));
});

describe('an undocumented call', () => {
  it('is answered with 404 and reported', async () => {
    const { game, task, call } = await harbour();
    const requests: UnknownCall[] = [];
    for (const [method, path, body] of EXTRAS(game.id, task.id)) {
      expect([path, (await call(method, path, body)).status]).toEqual([path, 404]);
      requests.push({ method, path: `/v1${path.replace(/\?.*/, '')}`, byPage: false });
    }
    expect(unknown).toEqual(requests);
    for (const path of ['/openapi.json', '/staging/upload.json', '/media/x.png'])
      expect((await fetch(provider.origin + path)).status).toBe(404);
  });

  it('is refused as JSON, plain text, HTML and an empty body in turn', async () => {
    const { call } = await harbour();
    const refusals = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const answer = await call('GET', '/games/trash.json');
      refusals.push([answer.headers.get('Content-Type')?.replace(/;.*/, ''), (await answer.text()) !== '']);
    }
    const kinds = [
      ['application/json', true],
      ['text/plain', true],
      ['text/html', true],
      [undefined, false],
    ];
    expect(refusals).toHaveLength(4);
    expect(refusals).toEqual(expect.arrayContaining(kinds));
  });

  it('is reported with whether a page sent it', async () => {
    const { call } = await harbour();
    const { status, headers } = await call('GET', '/provider.json', undefined, {
      'Sec-Fetch-Site': 'cross-site',
      Origin: BUILDER,
    });
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([404, BUILDER]);
    expect(unknown).toEqual([{ method: 'GET', path: '/v1/provider.json', byPage: true }]);
  });
});

describe('a documented call', () => {
  it('is never reported, even before it is implemented', async () => {
    const { game, call } = await harbour();
    await call('GET', `/games/${game.id}.json`);
    await call('GET', `/groups?game_id=${game.id}`);
    await call('GET', `/games/${game.id}/grey.json`);
    await call('POST', `/teams/0/player.json`, { game_id: game.id, email: 'a@b.test' });
    await fetch(`${provider.origin}/staging/games/${game.id}.json`);
    expect(unknown).toEqual([]);
  });

  it('ignores undocumented keys', async () => {
    const { game, task, call } = await harbour();
    const made = await call('POST', '/tasks.json', {
      game_id: game.id,
      per_page: 25,
      name: 'With a name',
      position: 1,
    });
    expect(await made.json()).toMatchObject({ task: { name: '', position: 2 }, meta: { page: 1 } });
    const changed = await call('PUT', `/tasks/${task.id}.json`, {
      game_id: game.id,
      points: 70,
      undo_of: 'x',
      assets: 7,
    });
    expect(changed.status).toBe(200);
    const listed = await call('GET', `/tasks/game/${game.id}.json?per_page=1&sort=name&fields=id`);
    expect(await listed.json()).toMatchObject({ tasks: [{ id: task.id, points: 70 }] });
  });

  it('omits undocumented response headers', async () => {
    const { call } = await harbour();
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': '*', 'X-Wish': 'more', Origin: BUILDER };
    const answer = await call('GET', '/timezones.json', undefined, headers);
    expect(answer.status).toBe(200);
    for (const name of ['Access-Control-Expose-Headers', 'Content-Encoding', 'ETag'])
      expect([name, answer.headers.get(name)]).toEqual([name, null]);
  });

  it('lets pages send only the documented headers', async () => {
    const { headers } = await fetch(`${provider.origin}/v1/games.json`, {
      method: 'OPTIONS',
      headers: { Origin: BUILDER, 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'x-wish' },
    });
    expect(headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(/, ?/).toSorted()).toEqual([
      'accept',
      'authorization',
      'content-type',
      'x-whitelabel',
    ]);
  });
});
