import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiRequest, asGameId } from '@waymark/contract';
import { buildGame, type FakeHostOptions, failure, refusal } from '@waymark/testing';
import { settled, unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../testing/stage';

const made = buildGame({ id: asGameId(77), name: 'Quay Walk' });
let listed: unknown;

const SUPER = { id: 1, super_admin: true, features: [] };

async function open(make: () => unknown = () => ({ game: made }), options: FakeHostOptions = {}) {
  const answer = ({ method, path }: ApiRequest) => {
    if (method === 'POST') return make();
    if (path === '/templates.json') return { templates: [] };
    if (path === '/games.json') return listed ?? { games: [] };
    return path === '/timezones.json' ? { timezones: [] } : { game: made };
  };
  const staged = await stage('/games/edit/new', answer, { me: SUPER, ...options });
  await settled(staged.element);
  const sent = () => staged.calls.filter(({ method }) => method === 'POST' || method === 'PUT');
  return { ...staged, sent };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The button at the end of the form does the same as the one at the top. */
const pressCreate = (at: 'top' | 'end' = 'top') =>
  userEvent.click(screen.getAllByRole('button', { name: 'Create' })[at === 'top' ? 0 : 1]!);
/** Enters a name first, which is required. */
const create = async (at: 'top' | 'end' = 'top') => {
  const name = screen.queryByRole<HTMLInputElement>('textbox', { name: 'Name' });
  if (name?.value === '') await userEvent.type(name, 'Quay Walk');
  await pressCreate(at);
};

const turnToOptional = async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'Optional' }));
  await screen.findByRole('heading', { name: 'When' });
};

// Compiled ahead, so the first test doesn't wait for it.
beforeAll(() => Promise.all([import('./settings'), import('./optional-sections'), import('./new-game-page')]));
// Typing on this large screen can take more than the default five seconds.
jest.setTimeout(30_000);
afterEach(unmountRemotes);
beforeEach(() => {
  listed = undefined;
});

const mockBroken = { photo: false };
jest.mock('./photo-field', () => {
  if (mockBroken.photo) throw new Error('ChunkLoadError');
  return jest.requireActual('./photo-field');
});

describe('a game being created', () => {
  it('works when the photo script fails to load, which can be retried', async () => {
    mockBroken.photo = true;
    const { sent } = await open();
    await userEvent.type(field('Name'), 'Quay Walk');
    expect((await screen.findByRole('status')).textContent).toContain("This part couldn't be loaded");
    expect(field('Name').value).toBe('Quay Walk');
    mockBroken.photo = false;
    // As in a browser: React's `act` never stops waiting for a part that failed to load.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    screen.getByRole('button', { name: 'Retry' }).click();
    expect(await screen.findByLabelText('Photo', { selector: 'input' })).toBeTruthy();
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    await create('end');
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ name: 'Quay Walk' }));
  });

  it('loads no game and sends nothing while the form is filled in', async () => {
    const { calls } = await open();
    await userEvent.type(field('Name'), 'Quay Walk');
    await turnToOptional();
    await userEvent.click(screen.getByRole('radio', { name: 'Start Anytime' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Mandatory' }));
    expect(field('Name').value).toBe('Quay Walk');
    // Upload limits and time zones are the same for every game.
    const general = ['/upload.json', '/timezones.json'];
    // So are the templates.
    const starts = ['/templates.json', '/games.json'];
    expect(calls.filter(({ path }) => ![...general, ...starts].includes(path))).toEqual([]);
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('is sent as entered, without times and zone if no mode is chosen', async () => {
    const { sent } = await open();
    await userEvent.type(field('Name'), 'Quay Walk');
    await userEvent.type(field('Entry Code'), 'QUAY');
    await create();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ method: 'POST', path: '/games.json' });
    expect(sent()[0]?.body).toEqual({
      category: 'Active',
      game_type: 1,
      license_type: 1,
      signed_legal: 1,
      review: 'post',
      leaderboard_visible: 1,
      notifications_bidirectional: 1,
      join_existing_team: 0,
      searchability: 1,
      name: 'Quay Walk',
      code: 'QUAY',
    });
  });

  it("can use the browser's time zone in one press", async () => {
    const { sent } = await open();
    await userEvent.type(field('Name'), 'Quay Walk');
    await turnToOptional();
    await userEvent.click(screen.getByRole('button', { name: /^Use .+, as in your browser$/ }));
    expect(screen.queryByRole('button', { name: /as in your browser$/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Start Anytime' }));
    await create();
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ start_anytime: 1, tz: expect.any(String) }));
    expect(sent()[0]?.body).not.toMatchObject({ tz: 'Eastern Time (US & Canada)' });
  });

  it('leads to its challenges if available, else to its settings', async () => {
    const { location } = await open();
    await userEvent.type(field('Name'), 'Quay Walk');
    await create();
    await waitFor(() => expect(location().pathname).toBe('/tasks/organize/77'));
    await unmountRemotes();
    const without = await open(undefined, { knows: (to) => !to.startsWith('/tasks/') });
    await create();
    await waitFor(() => expect(without.location().pathname).toBe('/games/edit/77'));
  });

  it('without an id in the response leads to the newest of its name, or to the dashboard', async () => {
    const { location } = await open(() => ({}));
    listed = { games: [made, { ...made, id: asGameId(99) }, buildGame({ id: asGameId(100), name: 'Another' })] };
    await userEvent.type(field('Name'), 'Quay Walk');
    await create();
    await waitFor(() => expect(location().pathname).toBe('/tasks/organize/99'));
    await unmountRemotes();
    const lost = await open(() => ({}));
    listed = undefined;
    await create();
    await waitFor(() => expect(lost.location().pathname).toBe('/dashboard'));
    expect(lost.notices).toMatchObject([{ text: 'Game created.' }]);
    expect(lost.reported).toEqual([]);
  });

  it('requires a name and says so once, at the field', async () => {
    const { sent } = await open();
    await turnToOptional();
    await pressCreate();
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(screen.getAllByText('Enter a name.')).toHaveLength(1);
    await userEvent.type(field('Name'), 'Q');
    expect(screen.queryByText('Enter a name.')).toBeNull();
    expect(sent()).toEqual([]);
    await pressCreate();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('accepts the legal agreement by default and can still decline it', async () => {
    const { sent } = await open();
    const agreement = screen.getByRole<HTMLInputElement>('checkbox', { name: /accept the terms/ });
    expect([agreement.checked, agreement.disabled]).toEqual([true, false]);
    await userEvent.click(agreement);
    await create();
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ signed_legal: 0 }));
  });

  it('tests its webhook first, and says once it is saved', async () => {
    const { sent, platform, notices } = await open();
    const answer = platform.answer;
    let ok = false;
    platform.answer = (call) => (call.path === '/proxy/webhook.json' ? { ok } : answer(call));
    await userEvent.type(field('Name'), 'Quay Walk');
    await turnToOptional();
    await userEvent.type(field('Webhook'), 'https://hooks.test');
    await create();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Webhook is throwing errors to our post requests.',
    );
    expect(sent().map(({ path }) => path)).toEqual(['/proxy/webhook.json']);
    expect(field('Webhook').value).toBe('https://hooks.test');
    ok = true;
    await create();
    await waitFor(() => expect(notices).toMatchObject([{ tone: 'success', text: 'Updated Webhook' }]));
  });

  it('invalidates the games list', async () => {
    const { client } = await open();
    client.setQueryData(['games', {}], { items: [] });
    await create();
    await waitFor(() => expect(client.getQueryState(['games', {}])?.isInvalidated).toBe(true));
  });

  it('lists validation errors at the top and keeps what was entered', async () => {
    const data = { errors: { name: ['Enter a name.'], code: ['Entry code is already taken.'] } };
    const { location } = await open(() => {
      throw refusal(422, data);
    });
    await userEvent.type(field('Entry Code'), 'PILOT24');
    await create();
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name Enter a name.', 'Entry Code Entry code is already taken.']);
    expect(document.activeElement).toBe(alert);
    expect(field('Entry Code').value).toBe('PILOT24');
    await userEvent.click(within(alert).getByRole('link', { name: 'Entry Code' }));
    expect(document.activeElement).toBe(field('Entry Code'));
    expect(location().pathname).toBe('/games/edit/new');
  });

  it('leaves a 403 to the error catalogue', async () => {
    const { reported } = await open(() => {
      throw failure(403);
    });
    await create();
    await waitFor(() => expect(reported).toMatchObject([{ error: { status: 403 } }]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reuses its idempotency key on a retry, but not for changed fields', async () => {
    const { sent, reported } = await open(() => {
      throw failure('none');
    });
    const createTimes = async (times: number) => {
      await create();
      await waitFor(() => expect(reported).toHaveLength(times));
    };
    await userEvent.type(field('Name'), 'Quay');
    await createTimes(1);
    await createTimes(2);
    await userEvent.type(field('Name'), ' Walk');
    await createTimes(3);
    const [first, second, third] = sent().map(({ intent }) => intent);
    expect(first).toMatch(/^\w{32}$/);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it('asks before leaving once something is entered', async () => {
    const { go, location } = await open();
    await userEvent.type(field('Name'), 'Quay');
    await act(async () => go('/'));
    expect(location().pathname).toBe('/games/edit/new');
    await press('Stay');
    expect(field('Name').value).toBe('Quay');
    await act(async () => go('/'));
    await press('Leave');
    expect(location().pathname).toBe('/');
  });

  it('can be left at once while empty', async () => {
    const { go, location } = await open();
    await act(async () => go('/'));
    expect(location().pathname).toBe('/');
  });

  it('keeps its values when switching tabs', async () => {
    await open();
    await userEvent.type(field('Name'), 'Quay');
    await userEvent.click(screen.getByRole('tab', { name: 'Optional' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Mandatory' }));
    expect(field('Name').value).toBe('Quay');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is restored after a reload until it is created or discarded', async () => {
    const first = await open(() => {
      throw failure(500);
    });
    await userEvent.type(field('Name'), 'Quay Walk');
    await create();
    await waitFor(() => expect(first.sent()).toHaveLength(1));
    await first.drop();
    const second = await open();
    expect(field('Name').value).toBe('Quay Walk');
    expect(await screen.findByText(/restored your unsaved changes/)).toBeTruthy();
    await create();
    await waitFor(() => expect(second.location().pathname).not.toBe('/games/edit/new'));
    await second.drop();
    const third = await open();
    expect(field('Name').value).toBe('');
    await userEvent.type(field('Name'), 'Another');
    await third.drop();
    await open();
    await screen.findByRole('button', { name: 'Discard' });
    await press('Discard');
    expect(field('Name').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });
});
