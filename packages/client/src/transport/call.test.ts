import {
  authenticate,
  createGame,
  getGame,
  getTask,
  listGames,
  listTasks,
  routeTable,
  signUpload,
  updateGame,
} from '@waymark/contract';
import { answeringApi } from '../testing/answering-api';
import { callRoute, fillPath } from './call';
import { isApiFailure } from './failure';

describe('a path with its parameters', () => {
  it('accepts numbers and strings', () => {
    expect(fillPath('/games/{id}/teams/{team}.json', { id: 7, team: 'red' })).toBe('/games/7/teams/red.json');
  });

  it.each([
    ['a/b', 'a%2Fb'],
    ['../7', '..%2F7'],
    ['a b?c#d', 'a%20b%3Fc%23d'],
    ['%2e', '%252e'],
    ['ä', '%C3%A4'],
    ['{id}', '%7Bid%7D'],
  ])('encodes %s, so that it stays one segment', (value, encoded) => {
    expect(fillPath('/medias/sign/{extension}', { extension: value })).toBe(`/medias/sign/${encoded}`);
  });

  it.each(['', '.', '..'])('rejects "%s", which would change the path', (value) => {
    expect(() => fillPath('/medias/sign/{extension}', { extension: value })).toThrow('needs extension');
  });

  it('rejects a missing parameter', () => {
    expect(() => fillPath('/games/{id}.json')).toThrow('The path /games/{id}.json needs id.');
  });
});

describe('the paths of the route table', () => {
  const LITERAL = ['/medias/sign/{extension}', '/tasks/{id}/qr.png', '/results/{table}.csv'];

  it.each(Object.values(routeTable).map(({ path }) => path))('%s begins with one slash and ends in .json', (path) => {
    expect(path).toMatch(/^\/[^/]/);
    if (!LITERAL.includes(path)) expect(path).toMatch(/\.json$/);
  });
});

describe('a call of a route', () => {
  it('is built from its row of the table', async () => {
    const api = answeringApi({ game: { id: 7, name: 'Cranes' } });
    const { game } = await callRoute(api, updateGame, { params: { id: 7 }, body: { name: 'Cranes' } });
    expect(game?.name).toBe('Cranes');
    expect(api.calls).toEqual([{ method: 'PUT', path: '/games/7.json', body: { name: 'Cranes' } }]);
  });

  it('knows whether it is public and whether it is unswapped', async () => {
    const api = answeringApi({ token: 't', refresh_token: 'r', lifespan: 60, signature: 's', name: 'n.png' });
    await callRoute(api, authenticate, { body: { email: 'a@b.test', password: 'p' } });
    await callRoute(api, signUpload, { params: { extension: 'png' } });
    expect(api.calls).toMatchObject([{ public: true }, { unswapped: true }]);
  });

  it('has its own key if it creates something, unless given one for a retry', async () => {
    const api = answeringApi({ game: { id: 7 } });
    const made = () => callRoute(api, createGame, { body: { name: 'Cranes' } });
    await made();
    await made();
    await callRoute(api, createGame, { body: { name: 'Cranes' } }, { intent: 'k1' });
    await callRoute(api, updateGame, { params: { id: 7 }, body: { name: 'Cranes' } });
    await callRoute(api, getGame, { params: { id: 7 } });
    const [first, second, ...others] = api.calls.map(({ intent }) => intent);
    expect([first, second]).toEqual([expect.stringMatching(/^\w{32}$/), expect.stringMatching(/^\w{32}$/)]);
    expect(second).not.toBe(first);
    expect(others).toEqual(['k1', undefined, undefined]);
  });

  it('passes the options of the caller on', async () => {
    const api = answeringApi({ game: { id: 7 } });
    const { signal } = new AbortController();
    await callRoute(api, getGame, { params: { id: 7 } }, { handles: [402], silent: true, signal });
    expect(api.calls).toMatchObject([{ handles: [402], silent: true, signal }]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '<html></html>'],
    ['a list of something else', ['x']],
    ['another object', { teams: [] }],
    ['a list that is a text', { games: 'none' }],
    ['rows without an id', { games: [{ name: 'x' }] }],
  ])('fails on an answer that is %s', async (_, data) => {
    const call = callRoute(answeringApi(data), listGames, { query: {} });
    await expect(call).rejects.toMatchObject({
      name: 'ApiFailure',
      status: 200,
      message: 'The platform sent an answer that the builder cannot read.',
      data,
      handled: false,
    });
    expect(await call.catch(isApiFailure)).toBe(true);
  });

  it.each([
    ['bare', { id: 7, name: 'Cranes' }],
    ['under its name', { game: { id: 7, name: 'Cranes' } }],
  ])('reads an entity that came %s', async (_, data) => {
    const { game } = await callRoute(answeringApi(data), getGame, { params: { id: 7 } });
    expect(game).toMatchObject({ id: 7, name: 'Cranes' });
  });

  it.each([undefined, null, {}, [], 'OK', { game: 'saved' }, { done: true }])(
    'accepts any answer to a write: %j',
    async (data) => {
      const { game } = await callRoute(answeringApi(data), updateGame, { params: { id: 7 }, body: { name: 'Cranes' } });
      expect(game).toBeUndefined();
    },
  );

  it('warns once in the console about an unreadable answer', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const api = answeringApi({ template: { id: 'seven' } });
    for (const _ of [1, 2]) await callRoute(api, getTask, { params: { id: 7 }, query: { game_id: 1 } }).catch(() => 0);
    expect(warned.mock.calls).toEqual([[expect.stringContaining('GET /tasks/{id}.json: task')]]);
    warned.mockRestore();
  });

  it('stays silent about an unreadable answer to a silent call', async () => {
    await expect(callRoute(answeringApi('?'), listGames, { query: {} }, { silent: true })).rejects.toMatchObject({
      handled: true,
    });
  });

  it('drops fields of the wrong type and keeps unknown ones', async () => {
    const answer = { games: [{ id: 7, name: {}, players: 'many', shiny: true }], meta: { pages: 2, more: 1 } };
    const { games } = await callRoute(answeringApi(answer), listGames, { query: {} });
    expect(games).toMatchObject([{ id: 7, name: undefined, players: undefined, shiny: true }]);
  });

  it('reads a long list like a short one, yielding to other work', async () => {
    const games = Array.from({ length: 501 }, (_, at) => ({ id: at + 1, name: at === 300 ? 12 : `Game ${at + 1}` }));
    const meta = { pages: 1, count: 501 };
    let turns = 0;
    const count = () => {
      turns += 1;
      timer = setTimeout(count);
    };
    let timer = setTimeout(count);
    // On this machine, every clock reading is a millisecond later.
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
      now += 1;
      return now;
    });
    const read = await callRoute(answeringApi({ games, meta, more: true }), listGames, { query: {} });
    clock.mockRestore();
    clearTimeout(timer);
    const short = listGames.answer.safeParse({ games, meta, more: true });
    expect([read, turns > 3]).toEqual([short.data, true]);
  });

  it('names the unreadable row of a long list', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const tasks = Array.from({ length: 300 }, (_, at) => (at === 260 ? { name: 'nobody' } : { id: at + 1 }));
    const call = callRoute(answeringApi({ tasks }), listTasks, { params: { id: 7 }, query: {} });
    await expect(call).rejects.toThrow('cannot read');
    expect(warned.mock.calls).toEqual([[expect.stringContaining('tasks.260.id')]]);
    warned.mockRestore();
  });

  it('passes failures on unchanged', async () => {
    const failure = new Error('no');
    const api = { request: () => Promise.reject(failure) };
    await expect(callRoute(api, listGames, { query: {} })).rejects.toBe(failure);
  });
});
