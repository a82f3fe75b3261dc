import { type ApiRequest, asGameId } from '@waymark/contract';
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
  const start = { name: 'Night Museum', tz: 'Lisbon' };
  const sent = ({ calls }: { calls: ApiRequest[] }) =>
    calls.map(({ method, path, body, intent }) => ({ method, path, body, keyed: intent === 'key' }));

  it('is created in one call from an installed one', async () => {
    const api = platform([], true);
    expect(await makeFromTemplate(api, { source: { installed: 'museum' } }, start, { intent: 'key' })).toBe(77);
    expect(sent(api)).toEqual([{ method: 'POST', path: '/templates/museum/games.json', body: start, keyed: true }]);
  });

  it("is a clone of the organiser's own, as a draft with its name and zone", async () => {
    const api = platform([], false);
    const made = await makeFromTemplate(api, { source: { game: asGameId(5) } }, start, { intent: 'key' });
    expect(made).toBe(77);
    expect(sent(api)).toEqual([
      { method: 'POST', path: '/games/5/clone.json', body: undefined, keyed: true },
      { method: 'PUT', path: '/games/77.json', body: { ...start, category: 'Draft' }, keyed: false },
    ]);
  });

  it("has no known id if the answer doesn't name it", async () => {
    const api = { ...answeringApi({}), offers: () => false };
    expect(await makeFromTemplate(api, { source: { game: asGameId(5) } }, start)).toBeUndefined();
    expect(api.calls).toHaveLength(1);
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
