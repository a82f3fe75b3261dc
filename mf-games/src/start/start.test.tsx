import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiRequest, asGameId } from '@waymark/contract';
import { buildGame, buildGameRow, type FakeHostOptions, refusal } from '@waymark/testing';
import { settled, unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../testing/stage';

const SUPER = { id: 9, super_admin: true, features: [] };
const TEMPLATES = [
  {
    id: 'city-trail',
    name: 'City trail',
    text: 'Stops that work in any town.',
    minutes: 120,
    picture: 'data:image/svg+xml,city',
    tasks: [
      { name: 'Meet at the landmark', task_type: 1, points: 50 },
      { name: 'Which way now?', task_type: 11, points: 0 },
    ],
  },
  { id: 'museum', name: 'Museum', text: '', minutes: 75, picture: '', tasks: [] },
];
const own = buildGameRow({ id: asGameId(5), name: 'Half-day Classic', category: 'Template', challenges_count: 26 });
const made = buildGame({
  id: asGameId(77),
  name: 'City trail',
  category: 'Draft',
  start_anytime: null,
  start_at: null,
});

const platform = {
  refuse: undefined as unknown,
  rows: [] as unknown[],
  contact: undefined as unknown,
};
beforeEach(() => Object.assign(platform, { refuse: undefined, rows: [], contact: undefined }));

const answer = ({ method, path, query }: ApiRequest): unknown => {
  if (path === '/templates.json') return { templates: TEMPLATES };
  if (path === '/timezones.json') return { timezones: [{ id: 'Tokyo', name: '(GMT+09:00) Tokyo' }] };
  if (path === '/games.json' && method === 'GET') {
    const games = query?.category === 'Template' ? [own] : platform.rows;
    return { games, meta: { pages: 1, page: 1, count: games.length } };
  }
  if (path === '/whitelabels/0.json') {
    const label = { identifier: 'harbour', name: 'Harbour Hunts', colour: '#0b6a60', logo: '', features: [] };
    return { whitelabel: { ...label, origins: [], contact: platform.contact } };
  }
  if (path === '/tasks/game/5.json') return { tasks: [{ id: 1, name: 'Cranes', task_type: 1, points: 10 }], meta: {} };
  if (method !== 'GET' && platform.refuse) throw platform.refuse;
  return { game: made };
};

async function open(path: string, options: FakeHostOptions = { me: SUPER }) {
  const staged = await stage(path, answer, options);
  await settled(staged.element);
  const sent = () =>
    staged.calls.filter(({ method }) => method !== 'GET').map((call) => [call.method, call.path, call.body]);
  return { ...staged, sent };
}

const card = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() =>
  Promise.all([
    import('../settings/settings'),
    import('../settings/new-game-page'),
    import('./template-gallery'),
    import('./first-steps'),
  ]),
);
jest.setTimeout(30_000);
afterEach(unmountRemotes);

describe('the gallery of a new game', () => {
  it("creates a game in two presses, in the browser's time zone, and opens its settings", async () => {
    const { sent, location } = await open('/games/edit/new');
    await userEvent.click(await card(/City trail/));
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
    await press('Create game');
    await waitFor(() => expect(location().pathname).toBe('/games/edit/77'));
    expect(sent()).toEqual([
      ['POST', '/templates/city-trail/games.json', { name: 'City trail', tz: expect.stringMatching(/^\w/) }],
    ]);
  });

  it('creates a game with Ctrl S, as the button shows', async () => {
    const { sent, location } = await open('/games/edit/new');
    await userEvent.click(await card(/City trail/));
    expect(screen.getByRole('button', { name: 'Create game' }).getAttribute('aria-keyshortcuts')).toBe('Control+S');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(location().pathname).toBe('/games/edit/77'));
    expect(sent()).toHaveLength(1);
  });

  it('previews a template', async () => {
    await open('/games/edit/new');
    await userEvent.click(await card(/City trail 2 challenges 2 h/));
    expect(screen.getByText('2 challenges · 50 points · 2 h')).toBeTruthy();
    const [landmark, fork] = screen.getAllByRole('listitem');
    expect(landmark?.textContent).toBe('1Meet at the landmarkPhoto50');
    expect(fork?.textContent).toBe('2Which way now?Split Path–');
    await userEvent.click(await card(/Half-day Classic/));
    expect(await screen.findByText('Cranes')).toBeTruthy();
    expect(screen.getByText('and 25 more')).toBeTruthy();
  });

  it('replaces a picture that fails to load by a placeholder', async () => {
    await open('/games/edit/new');
    const face = (await card(/City trail/)).nextElementSibling;
    fireEvent.error(face?.querySelector('img') as HTMLElement);
    expect(face?.querySelector('img')).toBeNull();
    expect(face?.querySelector('[data-icon]')).toBeTruthy();
  });

  it('keeps name and zone across templates and never sends a blank name', async () => {
    const { sent } = await open('/games/edit/new');
    await userEvent.click(await card(/City trail/));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await press('Create game');
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    await userEvent.type(name, 'Night Museum');
    await userEvent.click(await card(/Museum/));
    await press('Change');
    await userEvent.click(await screen.findByRole('button', { name: /^Time zone/ }));
    await userEvent.click(await screen.findByRole('option', { name: '(GMT+09:00) Tokyo' }));
    await press('Create game');
    await waitFor(() =>
      expect(sent()).toEqual([['POST', '/templates/museum/games.json', { name: 'Night Museum', tz: 'Tokyo' }]]),
    );
  });

  it('shows a rejection at its field and stays', async () => {
    const { location } = await open('/games/edit/new');
    platform.refuse = refusal(422, { errors: { name: ['That is too long.'] } });
    await userEvent.click(await card(/City trail/));
    await press('Create game');
    expect(await screen.findByText('That is too long.')).toBeTruthy();
    expect(location().pathname).toBe('/games/edit/new');
  });

  it('shares the typed name with the blank form', async () => {
    await open('/games/edit/new');
    expect((await card(/^Blank/)).checked).toBe(true);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Quay Walk');
    await userEvent.click(await card(/City trail/));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Quay Walk');
    await userEvent.click(await card(/^Blank/));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Quay Walk');
    expect(screen.getAllByRole('button', { name: 'Create' })).toHaveLength(2);
  });

  it('saves what else was typed to the new game, without defaults', async () => {
    const { sent, location, go, platform: page } = await open('/games/edit/new');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Quay Walk');
    await userEvent.type(screen.getByRole('textbox', { name: 'Entry Code' }), 'QUAY24');
    await userEvent.type(screen.getByRole('textbox', { name: 'Primary e-mail' }), 'x');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Primary e-mail' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Optional' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Start Anytime' }));
    await userEvent.click(await card(/City trail/));
    const taken = refusal(422, { errors: { code: ['Entry code is already taken.'] } });
    page.answer = (call) => {
      if (call.method === 'PUT') throw taken;
      return answer(call);
    };
    await press('Create game');
    expect(await screen.findByText('Entry code is already taken.')).toBeTruthy();
    expect(location().pathname).toBe('/games/edit/new');
    page.answer = answer;
    await userEvent.click(await card(/^Blank/));
    await userEvent.click(screen.getByRole('tab', { name: 'Mandatory' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Entry Code' }), 'B');
    await userEvent.click(await card(/City trail/));
    await press('Create game');
    await waitFor(() => expect(location().pathname).toBe('/games/edit/77'));
    const start = { name: 'Quay Walk', tz: expect.any(String) };
    expect(sent()).toEqual([
      ['POST', '/templates/city-trail/games.json', start],
      ['PUT', '/games/77.json', { ...start, code: 'QUAY24', start_anytime: 1 }],
      ['PUT', '/games/77.json', { ...start, code: 'QUAY24B', start_anytime: 1 }],
    ]);
    await act(async () => go('/games/edit/new'));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Entry Code' })).value).toBe('');
  });

  it("offers only the user's own templates, as copies, with a provider of documented calls", async () => {
    const { sent, location, calls } = await open('/games/edit/new', { me: SUPER, offered: [] });
    await userEvent.click(await card(/Half-day Classic/));
    expect(screen.queryByRole('radio', { name: /City trail/ })).toBeNull();
    await press('Create game');
    await waitFor(() => expect(location().pathname).toBe('/games/edit/77'));
    expect(sent()).toEqual([
      ['POST', '/games/5/clone.json', undefined],
      ['PUT', '/games/77.json', { name: 'Half-day Classic', tz: expect.any(String), category: 'Draft' }],
    ]);
    expect(calls.filter(({ capability }) => capability)).toEqual([]);
  });

  it("makes no second copy if only the first one's name was refused", async () => {
    const { sent, location, platform: page } = await open('/games/edit/new', { me: SUPER, offered: [] });
    const refused = refusal(422, { errors: { name: ['That is too long.'] } });
    page.answer = (call) => {
      if (call.method === 'PUT') throw refused;
      return answer(call);
    };
    await userEvent.click(await card(/Half-day Classic/));
    await press('Create game');
    expect(await screen.findByText('That is too long.')).toBeTruthy();
    page.answer = answer;
    await press('Create game');
    await waitFor(() => expect(location().pathname).toBe('/games/edit/77'));
    expect(sent().map(([method]) => method)).toEqual(['POST', 'PUT', 'PUT']);
  });

  it("says so if a copy couldn't be found to name it", async () => {
    const { notices, platform: page } = await open('/games/edit/new', { me: SUPER, offered: [] });
    page.answer = (call) => (call.method === 'POST' ? {} : answer(call));
    await userEvent.click(await card(/Half-day Classic/));
    await press('Create game');
    await waitFor(() => expect(notices).toContainEqual(expect.objectContaining({ tone: 'warning' })));
  });
});

describe('a user without games', () => {
  it('who can create them sees templates, with one selected', async () => {
    const { sent, location } = await open('/dashboard');
    expect((await card(/City trail/)).checked).toBe(true);
    // The list's own parts stay.
    expect(screen.getByRole('searchbox')).toBeTruthy();
    expect(await screen.findByText('There are no results.')).toBeTruthy();
    await press('Create game');
    await waitFor(() => expect(location().pathname).toBe('/games/edit/77'));
    expect(sent()).toHaveLength(1);
  });

  it('stays on the screen opened while a game is created', async () => {
    let made: (game: unknown) => void = () => undefined;
    const { platform: page, go, location, notices } = await open('/dashboard');
    page.answer = (call) => (call.method === 'POST' ? new Promise((resolve) => (made = resolve)) : answer(call));
    await card(/City trail/);
    await press('Create game');
    await act(async () => go('/games/edit/8'));
    await act(async () => made({ game: { id: 77 } }));
    await waitFor(() => expect(notices).toMatchObject([{ tone: 'success', text: 'Game created.' }]));
    expect(location().pathname).toBe('/games/edit/8');
  });

  it("who can't create them is told whom to ask and gets a draft letter", async () => {
    platform.contact = { name: 'Maren Okafor', email: 'maren@harbour.test' };
    await open('/dashboard', { me: { id: 3, name: 'Hannah Cole', email: 'hannah@x.test', features: [] } });
    expect(await screen.findByText('You have no games of your own yet.')).toBeTruthy();
    await userEvent.type(await screen.findByRole('textbox', { name: 'People' }), '40');
    const letter = within(screen.getByRole('group', { name: 'Your letter' }));
    expect(letter.getByText('Hello Maren,')).toBeTruthy();
    expect(letter.getByText('People: 40')).toBeTruthy();
    expect(letter.getByText('My account is hannah@x.test.')).toBeTruthy();
    const write = screen.getByRole('link', { name: 'Write to Maren' });
    const address = new URL(write.getAttribute('href') ?? '');
    expect(address.pathname).toBe('maren@harbour.test');
    expect(address.searchParams.get('body')).toContain('People: 40\n\nMy account is');
  });

  it("who can't create them is told so even without a contact", async () => {
    const { calls } = await open('/dashboard', { offered: [] });
    expect(await screen.findByText(/only the Harbour Hunts team creates games/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Write to/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy text' })).toBeTruthy();
    expect(calls.map(({ path }) => path)).toEqual(['/games.json']);
  });

  it('who was invited sees the invitations, then whom to ask', async () => {
    platform.rows = [buildGameRow({ name: 'Quay Walk', user: { access: 'Invited', super_admin: false } })];
    await open('/dashboard', {});
    const row = await screen.findByRole('row', { name: /Quay Walk/ });
    const ask = await screen.findByRole('heading', { name: 'Ask Harbour Hunts for a game' });
    expect(row.compareDocumentPosition(ask) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('is no longer asked once they have a game', async () => {
    platform.rows = [buildGameRow({ name: 'Quay Walk', user: { access: 'Managing', super_admin: false } })];
    await open('/dashboard', {});
    await screen.findByRole('row', { name: /Quay Walk/ });
    expect(screen.queryByRole('heading', { name: /^Ask / })).toBeNull();
  });
});
