import { type ApiRequest, asGameId, type GameId, type GameWrite } from '@waymark/contract';
import { answeringApi } from '../testing/answering-api';
import { makeFromTemplate, templatesQuery, templateTasksQuery } from './templates';
import { contactQuery } from './white-label';

const { signal } = new AbortController();
const INSTALLED = {
  id: 'museum',
  name: 'Museum',
  names: ['Museum', 'Musée'],
  text: 'Quiet challenges.',
  minutes: 75,
  picture: 'data:image/svg+xml,museum',
  tasks: [{ name: 'Strike the pose', task_type: 1, points: 90 }],
};
const row = (id: number, name: string, more: object = {}) => ({ id, name, category: 'Template', ...more });

const platform = (games: unknown[], offers: boolean) => ({
  ...answeringApi(({ path }: ApiRequest) => {
    if (path === '/templates.json') return { templates: [INSTALLED] };
    if (path === '/games.json') return { games };
    if (path === '/whitelabels/0.json') return { whitelabel: WHITE_LABEL };
    return { game: { id: 77 }, tasks: [{ id: 1, name: 'Cranes' }] };
  }),
  offers: () => offers,
});
const WHITE_LABEL = { identifier: 'harbour', name: 'Harbour', colour: '#000', logo: '', features: [], origins: [] };

describe('the templates for a new game', () => {
  it("are those installed, then the organiser's own, without duplicates in another language", async () => {
    const games = [
      row(3, 'Museum', { challenges_count: 1 }),
      row(4, 'Museum', { challenges_count: 2 }),
      row(7, 'Musée', { challenges_count: 1 }),
      row(5, 'Classic', { photo_thumb: '/classic.webp' }),
      { id: 6, name: 'Not one', category: 'Active' },
    ];
    const api = platform(games, true);
    const found = await templatesQuery(api, 'en').queryFn({ signal });
    expect(found.map(({ key }) => key)).toEqual(['museum', 'game-4', 'game-5']);
    expect(found[0]).toMatchObject({ source: { installed: 'museum' }, count: 1, minutes: 75 });
    expect(found[2]).toMatchObject({ source: { game: 5 }, picture: '/classic.webp', count: undefined });
  });

  it("are only the organiser's own if the provider has none, without further requests", async () => {
    const api = platform([row(5, 'Classic')], false);
    expect((await templatesQuery(api, 'en').queryFn({ signal })).map(({ name }) => name)).toEqual(['Classic']);
    expect(api.calls.map(({ path, query }) => [path, query?.category])).toEqual([['/games.json', 'Template']]);
    expect(await templateTasksQuery(api, asGameId(5)).queryFn({ signal })).toMatchObject([{ name: 'Cranes' }]);
  });
});

describe('a game from a template', () => {
  const MUSEUM = { source: { installed: 'museum' }, name: 'Museum' };
  const OWN = { source: { game: asGameId(5) }, name: 'Classic' };
  const start = { name: 'Night Museum', tz: 'Lisbon' };
  const sent = ({ calls }: { calls: ApiRequest[] }) =>
    calls.map(({ method, path, body, intent }) => ({ method, path, body, keyed: intent === 'key' }));

  it('is created in one call from an installed one', async () => {
    const api = platform([], true);
    expect(await makeFromTemplate(api, MUSEUM, start, { intent: 'key' })).toBe(77);
    expect(sent(api)).toEqual([{ method: 'POST', path: '/templates/museum/games.json', body: start, keyed: true }]);
  });

  it("is a clone of the organiser's own, as a draft with its name and zone", async () => {
    const api = platform([], false);
    const made = await makeFromTemplate(api, OWN, start, { intent: 'key' });
    expect(made).toBe(77);
    expect(sent(api)).toEqual([
      { method: 'POST', path: '/games/5/clone.json', body: undefined, keyed: true },
      { method: 'PUT', path: '/games/77.json', body: { ...start, category: 'Draft' }, keyed: false },
    ]);
  });

  it("is the same clone on a retry, which only repeats what's missing", async () => {
    const failing = platform([], false);
    const lost = { fails: true };
    const api = {
      ...failing,
      request: async (call: ApiRequest) => {
        const answer = await failing.request(call);
        if (lost.fails && call.method === 'PUT') throw new Error('Not now.');
        return answer;
      },
    };
    const copies = new Map<GameId, GameId>();
    const make = (name: string) => makeFromTemplate(api, OWN, { ...start, name }, {}, copies);
    await expect(make('Night')).rejects.toThrow('Not now.');
    lost.fails = false;
    expect(await make('Night Museum')).toBe(77);
    await make('Another Night');
    expect(api.calls.map(({ method, body }) => [method, (body as GameWrite | undefined)?.name])).toEqual([
      ['POST', undefined],
      ['PUT', 'Night'],
      ['PUT', 'Night Museum'],
      ['POST', undefined],
      ['PUT', 'Another Night'],
    ]);
  });

  const withoutIds = (games: unknown[]) => ({
    ...answeringApi(({ method }: ApiRequest) => (method === 'GET' ? { games } : {})),
    offers: () => false,
  });

  it("is found among the games if the answer doesn't name it", async () => {
    const api = withoutIds([row(5, 'Classic'), row(99, 'Copy of Classic'), row(98, 'Copy of Classic')]);
    expect(await makeFromTemplate(api, OWN, start)).toBe(99);
    expect(api.calls.at(-1)).toMatchObject({ method: 'PUT', path: '/games/99.json', body: start });
  });

  it("is left alone if it can't be told from other games", async () => {
    const newest = [row(100, 'Quay Walk'), row(99, 'Copy of Classic')];
    for (const games of [[], [row(5, 'Classic')], newest]) {
      const api = withoutIds(games);
      expect(await makeFromTemplate(api, OWN, start)).toBeUndefined();
      expect(api.calls.map(({ method }) => method)).toEqual(['POST', 'GET']);
    }
  });
});

describe('the contact for a game', () => {
  it('is the one the white label names, or none', async () => {
    const api = platform([], true);
    expect(await contactQuery(api).queryFn({ signal })).toBeNull();
    const contact = { name: 'Maren', email: 'maren@harbour.test' };
    const named = { ...answeringApi({ whitelabel: { ...WHITE_LABEL, contact } }), offers: () => true };
    expect(await contactQuery(named).queryFn({ signal })).toEqual(contact);
    const silent = platform([], false);
    expect(await contactQuery(silent).queryFn({ signal })).toBeNull();
    expect(silent.calls).toEqual([]);
  });
});
