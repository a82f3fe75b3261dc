import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiRequest, asGameId, type Game, type GameWrite, type LiveMessage } from '@waymark/contract';
import { buildGame, buildGameRow, type FakeHostOptions, failure } from '@waymark/testing';
import { clearStage, refusal, settled, stage } from '../testing/stage';

const id = asGameId(7);
const before = buildGame({
  id,
  name: 'Quay Walk',
  code: 'QUAY',
  tz: 'London',
  challenges_count: 12,
  start_at: '2036-11-21T19:30:00.000Z',
  finish_at: '2036-11-21T21:30:00.000Z',
});
const ZONES = {
  timezones: [
    { id: 'London', name: 'London' },
    { id: 'Tokyo', name: 'Tokyo' },
  ],
};

/** A platform that keeps one game, and refuses what `refuse` names. */
function platformOf(game: Game) {
  const platform = {
    game,
    refuse: (_: GameWrite): unknown => undefined,
    held: undefined as Promise<void> | undefined,
    answer: async ({ method, path, body }: ApiRequest): Promise<unknown> => {
      if (path === '/timezones.json') return ZONES;
      if (path === '/games.json') return { games: [buildGameRow({ id })], meta: { pages: 1, count: 1 } };
      if (path === '/medias/sign/png') return { signature: 'https://media.test/put', name: 'abc-1.png' };
      if (method !== 'PUT') return { game: platform.game };
      await platform.held;
      const refused = platform.refuse(body as GameWrite);
      if (refused) throw refused;
      platform.game = { ...platform.game, ...(body as Partial<Game>) };
      return { game: platform.game };
    },
  };
  return platform;
}

async function open(game: Game = before, path = '/games/edit/7', options: FakeHostOptions = {}) {
  const backend = platformOf(game);
  const staged = await stage(path, (call) => backend.answer(call), options);
  await settled(staged.element);
  const writes = () => staged.calls.filter(({ method }) => method === 'PUT');
  const reads = () => staged.calls.filter(({ method, path: asked }) => method === 'GET' && asked === '/games/7.json');
  return { ...staged, backend, writes, reads, stored: () => staged.client.getQueryData<Game>(['game', id])! };
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const update = (fields?: string[], by = 2): LiveMessage => ({
  id: `${Math.random()}`,
  source: 'ss.game.update',
  detail: { user_id: by, game: { id: 7 }, ...(fields ? { fields } : {}) },
});

async function turnTo(tab: 'Mandatory' | 'Optional') {
  await userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${tab}`) }));
  const there = tab === 'Optional' ? 'When' : 'Basics';
  await screen.findByRole('heading', { name: there });
}

async function rewrite(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}

// Compiled once, ahead: the first test is not to wait for it.
beforeAll(() => Promise.all([import('./settings'), import('./optional-sections'), import('./new-game')]), 60_000);
// The screen is large: typing through it on a busy machine takes more than the usual five seconds.
jest.setTimeout(30_000);
afterEach(clearStage);

describe('the settings of a game', () => {
  it('load the game and show it in two tabs', async () => {
    const { calls } = await open();
    expect(calls).toContainEqual(expect.objectContaining({ method: 'GET', path: '/games/7.json' }));
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Mandatory', 'Optional']);
    expect(field('Name').value).toBe('Quay Walk');
    expect(field('Entry Code').value).toBe('QUAY');
  });

  it('open the Optional tab for #optional, where the time zone is', async () => {
    await open(before, '/games/edit/7#optional');
    expect(screen.getByRole('tab', { name: 'Optional' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('button', { name: /^Time zone/ }).textContent).toContain('London');
  });

  it('name the tab in the address', async () => {
    const { location } = await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Optional' }));
    expect(location().hash).toBe('#optional');
    await userEvent.click(screen.getByRole('tab', { name: 'Mandatory' }));
    expect(location().hash).toBe('');
  });

  it('say in one line that the game is ready, or what is missing', async () => {
    const { backend, client } = await open();
    expect(screen.getByText(/^Ready\. It starts on .*2036/)).toBeTruthy();
    backend.game = { ...before, code: '', challenges_count: 0 };
    await act(() => client.invalidateQueries({ queryKey: ['game'] }));
    expect(await screen.findByText('2 things are missing before this game can start.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go to entry code' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Entry Code')));
  });

  it('lock the description for everybody but the owner, and say why', async () => {
    await open({ ...before, user: { access: 'Managing', administrator: true } });
    expect(field('Description').readOnly).toBe(true);
    expect(screen.getByText('Only the owner of the game can change the description.')).toBeTruthy();
  });

  it('leave the description open to the owner', async () => {
    const { writes } = await open();
    await rewrite('Description', 'Bring a torch.');
    await userEvent.tab();
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ description: 'Bring a torch.' }]));
  });
});

describe('a text', () => {
  it('is saved on leaving the field, alone, and the game is read again', async () => {
    const { writes, reads } = await open();
    const readBefore = reads().length;
    await rewrite('Name', 'Quay Run');
    await userEvent.tab();
    await waitFor(() => expect(writes()).toMatchObject([{ path: '/games/7.json', body: { name: 'Quay Run' } }]));
    expect(await screen.findByText('Saved')).toBeTruthy();
    await waitFor(() => expect(reads().length).toBe(readBefore + 1));
    expect(field('Name').value).toBe('Quay Run');
  });

  it('is saved after a pause in typing as well, once', async () => {
    const { writes } = await open();
    jest.useFakeTimers();
    fireEvent.change(field('Name'), { target: { value: 'Quay Ru' } });
    await act(() => jest.advanceTimersByTimeAsync(999));
    fireEvent.change(field('Name'), { target: { value: 'Quay Run' } });
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(writes()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    fireEvent.blur(field('Name'));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(writes().map(({ body }) => body)).toEqual([{ name: 'Quay Run' }]);
  });

  it('is saved when the screen goes away before the pause is over', async () => {
    const { writes, go } = await open();
    fireEvent.change(field('Name'), { target: { value: 'Quay Run' } });
    await act(async () => go('/'));
    expect(writes().map(({ body }) => body)).toEqual([{ name: 'Quay Run' }]);
  });

  it('is on screen at once, before the provider has answered', async () => {
    const { backend, stored } = await open();
    let arrive: () => void = () => undefined;
    backend.held = new Promise((resolve) => (arrive = resolve));
    await rewrite('Name', 'Quay Run');
    await userEvent.tab();
    expect(stored().name).toBe('Quay Run');
    expect(screen.getByText('Saving')).toBeTruthy();
    await act(async () => arrive());
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('that is refused stays in its field with the reason, while the game keeps what it had', async () => {
    const { backend, stored } = await open();
    const taken = { errors: { code: ['Entry code is already taken.'] } };
    backend.refuse = ({ code }) => (code ? refusal(422, taken, 'Entry code is already taken.') : undefined);
    await rewrite('Entry Code', 'PILOT24');
    await userEvent.tab();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Entry code is already taken.');
    expect(document.activeElement).toBe(alert);
    expect(field('Entry Code').value).toBe('PILOT24');
    expect(field('Entry Code').getAttribute('aria-invalid')).toBe('true');
    expect(stored()).toEqual(before);
  });

  it('that is refused is sent again with Retry, and the list at the top goes', async () => {
    const { backend, writes } = await open();
    backend.refuse = () => refusal(422, { errors: { name: ['Not now.'] } }, 'Not now.');
    await rewrite('Name', 'Quay Run');
    await userEvent.tab();
    await screen.findByRole('alert');
    backend.refuse = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(writes().map(({ body }) => body)).toEqual([{ name: 'Quay Run' }, { name: 'Quay Run' }]);
  });

  it('that is put back to what is stored ends its refusal', async () => {
    const { backend, writes } = await open();
    backend.refuse = () => refusal(422, { errors: { code: ['Taken.'] } }, 'Taken.');
    await rewrite('Entry Code', 'PILOT24');
    await userEvent.tab();
    await screen.findByRole('alert');
    await rewrite('Entry Code', 'QUAY');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.queryByText('Not saved')).toBeNull();
    expect(writes()).toHaveLength(1);
  });

  it('of another field is not taken back with one that is refused', async () => {
    const { backend, stored } = await open();
    backend.refuse = ({ code }) => (code ? refusal(422, { errors: { code: ['Taken.'] } }, 'Taken.') : undefined);
    await rewrite('Name', 'Quay Run');
    await rewrite('Entry Code', 'PILOT24');
    await userEvent.tab();
    await screen.findByRole('alert');
    expect(stored()).toMatchObject({ name: 'Quay Run', code: 'QUAY' });
  });

  it('that is too short is not sent and says what it needs', async () => {
    const { writes } = await open();
    await rewrite('Entry Code', 'QU');
    await userEvent.tab();
    expect(screen.getByText('Please input a minimum of 3 characters.')).toBeTruthy();
    expect(writes()).toEqual([]);
  });

  it('that could not be saved is not left without a question', async () => {
    const { go, location } = await open();
    await rewrite('Entry Code', 'QU');
    await act(async () => go('/'));
    expect(location().pathname).toBe('/games/edit/7');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    expect(location().pathname).toBe('/');
  });
});

describe('a choice', () => {
  it('of the mode is saved at once', async () => {
    const { writes } = await open(before, '/games/edit/7#optional');
    await userEvent.click(screen.getByRole('radio', { name: 'Stopped' }));
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ start_anytime: 2 }]));
  });

  it('offers start and finish for scheduled, and the time to complete for start anytime', async () => {
    await open(before, '/games/edit/7#optional');
    expect(screen.getByRole('button', { name: /^Start/ })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Time to complete/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Start Anytime' }));
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
    expect(screen.getByRole('textbox', { name: /Time to complete/ })).toBeTruthy();
  });

  it('to clear empties start and finish, written as empty texts', async () => {
    const { writes } = await open(before, '/games/edit/7#optional');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ start_at: '', finish_at: '' }]));
  });

  it('of the time zone is saved at once, and start and finish keep their moment', async () => {
    const { writes, stored } = await open(before, '/games/edit/7#optional');
    await userEvent.click(screen.getByRole('button', { name: /^Time zone/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tokyo' }));
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ tz: 'Tokyo' }]));
    expect(stored().start_at).toBe(before.start_at);
  });
});

describe('the photo', () => {
  const picture = () => new File(['x'], 'Quay.PNG', { type: 'image/png' });

  beforeEach(() => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
  });

  it('is sent a second after its preview, saved by uuid and extension, without another read of the game', async () => {
    const { writes, reads, calls } = await open();
    const input = await screen.findByLabelText('Photo', { selector: 'input' });
    const readBefore = reads().length;
    jest.useFakeTimers();
    fireEvent.change(input, { target: { files: [picture()] } });
    expect(screen.getByRole('img', { name: 'Photo' }).getAttribute('src')).toBe('blob:preview');
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(calls.map(({ path }) => path)).not.toContain('/medias/sign/png');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(calls.map(({ path }) => path)).toContain('/medias/sign/png');
    expect(writes().map(({ body }) => body)).toEqual([
      { standard_media_uuid: 'abc-1', standard_media_extension: 'png' },
    ]);
    expect(reads().length).toBe(readBefore);
  });

  it('is deleted with empty values', async () => {
    const photos = [{ name: 'standard', url: '/media/quay.png' }];
    const { writes, stored } = await open({ ...before, photo_thumb: '/media/t.png', assets: { photos, videos: [] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Photo' }));
    await waitFor(() =>
      expect(writes().map(({ body }) => body)).toEqual([{ standard_media_uuid: '', standard_media_extension: '' }]),
    );
    expect(stored()).toBeTruthy();
  });

  it('advises 800x800', async () => {
    await open();
    expect(await screen.findByText(/800x800/)).toBeTruthy();
  });
});

describe('others who have this game open', () => {
  it('are named, and gone when they go', async () => {
    const { setOthers, element } = await open();
    act(() => setOthers([{ id: 2, name: 'Ada Lovelace' }]));
    expect(element.textContent).toContain('Ada Lovelace has this game open too.');
    act(() => setOthers([2, 3, 4].map((other) => ({ id: other, name: `Person ${other}` }))));
    expect(element.textContent).toContain('Person 2 and 2 others have this game open too.');
    act(() => setOthers([]));
    expect(element.textContent).not.toContain('have this game open too.');
  });

  it('are left out where the host cannot tell', async () => {
    await open(before, '/games/edit/7', { withoutPresence: true });
    expect(field('Name').value).toBe('Quay Walk');
  });
});

describe('a change by somebody else', () => {
  it('of another field than those touched here is merged in, and what is typed stays', async () => {
    const { backend, hear } = await open();
    await rewrite('Name', 'Quay R');
    backend.game = { ...backend.game, code: 'THEIRS' };
    expect(await hear(update(['code']))).toBe('reload');
    await waitFor(() => expect(field('Entry Code').value).toBe('THEIRS'));
    expect(field('Name').value).toBe('Quay R');
  });

  it('of a field that was touched asks', async () => {
    const { hear } = await open();
    await userEvent.click(field('Name'));
    await userEvent.tab();
    expect(await hear(update(['name']))).toBe('ask');
  });

  it('that does not say what it changed asks, though nothing was touched', async () => {
    const { hear } = await open();
    expect(await hear(update())).toBe('ask');
  });

  it('is no question when it was me', async () => {
    const { hear } = await open();
    await userEvent.click(field('Name'));
    expect(await hear(update(['name'], 1))).toBe('reload');
  });

  it('shows after Refresh, in place of what was typed here', async () => {
    const { backend, hear, refresh, writes } = await open();
    fireEvent.focus(field('Name'));
    fireEvent.change(field('Name'), { target: { value: 'Mine' } });
    backend.game = { ...backend.game, name: 'Theirs' };
    const message = update(['name']);
    expect(await hear(message)).toBe('ask');
    expect(field('Name').value).toBe('Mine');
    await refresh(message);
    await waitFor(() => expect(field('Name').value).toBe('Theirs'));
    expect(writes()).toEqual([]);
  });

  it('is shown with both values, and what was typed can be kept: it goes over theirs', async () => {
    const { backend, hear, differences, refresh, writes } = await open();
    fireEvent.focus(field('Name'));
    fireEvent.change(field('Name'), { target: { value: 'Mine' } });
    fireEvent.change(field('Entry Code'), { target: { value: 'NOTMINE' } });
    backend.game = { ...backend.game, name: 'Theirs' };
    const message = update(['name']);
    expect(await hear(message)).toBe('ask');
    expect(await differences(message)).toEqual([{ field: 'name', label: 'Name', mine: 'Mine', theirs: 'Theirs' }]);
    await refresh(message, ['name']);
    await waitFor(() => expect(backend.game.name).toBe('Mine'));
    expect(field('Name').value).toBe('Mine');
    // What else was typed goes on as if nothing had been asked.
    await waitFor(() => expect(backend.game.code).toBe('NOTMINE'), { timeout: 3000 });
    expect(writes()).toHaveLength(2);
  });

  it('of a field that was only visited keeps what it showed, written over theirs', async () => {
    const { backend, hear, differences, refresh } = await open(before, '/games/edit/7#optional');
    const moderation = (await screen.findAllByRole('button', { name: /Moderation/ }))[0];
    fireEvent.focus(moderation!);
    backend.game = { ...backend.game, review: 'pre' };
    const message = update(['review']);
    await hear(message);
    expect(await differences(message)).toEqual([{ field: 'review', label: 'Moderation', mine: 'Post', theirs: 'Pre' }]);
    await refresh(message, ['review']);
    await waitFor(() => expect(backend.game.review).toBe('post'));
  });

  it('to what is on screen already is no difference', async () => {
    const { backend, hear, differences } = await open();
    fireEvent.focus(field('Name'));
    fireEvent.change(field('Name'), { target: { value: 'The same' } });
    backend.game = { ...backend.game, name: 'The same' };
    await hear(update(['name']));
    expect(await differences(update(['name']))).toEqual([]);
  });

  it('never throws away what was typed: it can be brought back after Refresh', async () => {
    const { backend, hear, differences, refresh, notices } = await open();
    fireEvent.focus(field('Name'));
    fireEvent.change(field('Name'), { target: { value: 'Mine' } });
    backend.game = { ...backend.game, name: 'Theirs' };
    await hear(update(['name']));
    await differences(update(['name']));
    await refresh(update(['name']));
    await waitFor(() => expect(field('Name').value).toBe('Theirs'));
    const notice = notices.at(-1);
    expect(notice?.text).toBe('Replaced by the latest version: Name');
    act(() => notice?.action?.run());
    expect(field('Name').value).toBe('Mine');
    await waitFor(() => expect(backend.game.name).toBe('Mine'), { timeout: 3000 });
  });

  it('holds back a choice that is made while the question is open, until it is answered', async () => {
    const { hear, writes } = await open(before, '/games/edit/7#optional');
    fireEvent.focus(await screen.findByRole('switch', { name: /Chat/ }));
    expect(await hear(update(['notifications_bidirectional']))).toBe('ask');
    fireEvent.click(screen.getByRole('switch', { name: /Chat/ }));
    expect(writes()).toEqual([]);
    fireEvent.focus(screen.getByRole('switch', { name: /Leaderboard/ }));
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ notifications_bidirectional: 1 }]));
  });

  it('is not written over while the question is open, and what was typed is saved after Ignore', async () => {
    const { hear, writes } = await open();
    jest.useFakeTimers();
    fireEvent.focus(field('Name'));
    fireEvent.change(field('Name'), { target: { value: 'Mine' } });
    expect(await hear(update(['name']))).toBe('ask');
    fireEvent.blur(field('Name'));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(writes()).toEqual([]);
    fireEvent.focus(field('Name'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(writes().map(({ body }) => body)).toEqual([{ name: 'Mine' }]);
  });

  it('is not undone by a save of another field here', async () => {
    const { backend, writes } = await open();
    backend.game = { ...backend.game, name: 'Theirs' };
    await rewrite('Entry Code', 'PIER');
    await userEvent.tab();
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ code: 'PIER' }]));
    expect(backend.game).toMatchObject({ name: 'Theirs', code: 'PIER' });
    await waitFor(() => expect(field('Name').value).toBe('Theirs'));
  });
});

describe('what could not be saved', () => {
  async function refusedThenReloaded(options: FakeHostOptions = {}) {
    const first = await open();
    first.backend.refuse = () => failure(500, undefined, 'It broke.');
    await rewrite('Name', 'Quay Run');
    await turnTo('Optional');
    await userEvent.click(screen.getByRole('radio', { name: 'Stopped' }));
    await screen.findByRole('radio', { name: 'Stopped', checked: true });
    await waitFor(() => expect(first.writes()).toHaveLength(2));
    await first.drop();
    return { first, second: await open(before, '/games/edit/7', options) };
  }
  const note = () => screen.queryByText(/^What you typed before this page was loaded again/);

  it('is back in its fields after a reload, and saved with one press', async () => {
    const { second } = await refusedThenReloaded();
    expect(note()).toBeTruthy();
    expect(field('Name').value).toBe('Quay Run');
    expect(screen.getAllByText('Not saved')).toHaveLength(1);
    await turnTo('Optional');
    expect(screen.getByRole('radio', { name: 'Stopped', checked: true })).toBeTruthy();
    expect(screen.getAllByText('Not saved')).toHaveLength(1);
    expect(second.writes()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save now' }));
    await waitFor(() =>
      expect(second.writes().map(({ body }) => body)).toEqual([{ name: 'Quay Run' }, { start_anytime: 2 }]),
    );
    await waitFor(() => expect(note()).toBeNull());
    expect(screen.queryByText('Not saved')).toBeNull();
    await second.drop();
    await open(second.backend.game);
    expect(note()).toBeNull();
  });

  it('is saved field by field as well', async () => {
    const { second } = await refusedThenReloaded();
    await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
    await waitFor(() => expect(second.writes().map(({ body }) => body)).toEqual([{ name: 'Quay Run' }]));
    expect(note()).toBeTruthy();
  });

  it('is gone for good with Discard', async () => {
    const { second } = await refusedThenReloaded();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Name').value).toBe('Quay Walk');
    await second.drop();
    await open();
    expect(field('Name').value).toBe('Quay Walk');
  });

  it('is gone for good when the screen is left on purpose', async () => {
    const { second } = await refusedThenReloaded();
    await act(async () => second.go('/'));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await second.drop();
    await open();
    expect(field('Name').value).toBe('Quay Walk');
  });

  it('is never shown to another account', async () => {
    await refusedThenReloaded({ me: { id: 2, features: [] } });
    expect(note()).toBeNull();
    expect(field('Name').value).toBe('Quay Walk');
  });

  it('is no draft any more when it turns out to be stored', async () => {
    const first = await open();
    first.backend.refuse = ({ name }) => {
      first.backend.game = { ...before, name };
      return failure('none', undefined, 'The connection broke off during the answer.');
    };
    await rewrite('Name', 'Quay Run');
    await userEvent.tab();
    await waitFor(() => expect(first.writes()).toHaveLength(1));
    await first.drop();
    await open(first.backend.game);
    expect(note()).toBeNull();
    expect(field('Name').value).toBe('Quay Run');
  });
});

describe('Ctrl+Z', () => {
  const undo = () => userEvent.keyboard('{Control>}z{/Control}');

  it('saves what was there before the last change, and says which field that is', async () => {
    const { writes, backend, notices } = await open();
    await rewrite('Name', 'Quay Run');
    await userEvent.tab();
    await turnTo('Optional');
    await userEvent.click(screen.getByRole('radio', { name: 'Stopped' }));
    await waitFor(() => expect(backend.game.start_anytime).toBe(2));
    await undo();
    await waitFor(() => expect(backend.game.start_anytime).toBe(before.start_anytime));
    expect(screen.getByRole('radio', { name: 'Scheduled', checked: true })).toBeTruthy();
    await undo();
    await waitFor(() => expect(backend.game.name).toBe('Quay Walk'));
    await turnTo('Mandatory');
    expect(field('Name').value).toBe('Quay Walk');
    expect(writes()).toHaveLength(4);
    expect(notices.map(({ text }) => text)).toEqual(['Changed back: Game mode', 'Changed back: Name']);
    await act(async () => notices.at(-1)?.action?.run());
    await waitFor(() => expect(backend.game.name).toBe('Quay Run'));
  });

  it('takes back what was saved while the field still has the focus', async () => {
    const { backend, writes } = await open();
    await rewrite('Name', 'Quay Run');
    await waitFor(() => expect(writes()).toHaveLength(1), { timeout: 3000 });
    await screen.findByText('Saved');
    await undo();
    await waitFor(() => expect(backend.game.name).toBe('Quay Walk'));
    expect(field('Name').value).toBe('Quay Walk');
  });

  it('leaves what is typed and not saved to the browser', async () => {
    const { writes } = await open(before, '/games/edit/7#optional');
    await userEvent.click(screen.getByRole('radio', { name: 'Stopped' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    await turnTo('Mandatory');
    await rewrite('Entry Code', 'PI');
    await undo();
    expect(writes()).toHaveLength(1);
    expect(field('Entry Code').value).toBe('PI');
  });

  it('empties a text again that was not there', async () => {
    const { writes } = await open({ ...before, description: null });
    await rewrite('Description', 'Bring a torch.');
    await userEvent.tab();
    await waitFor(() => expect(writes()).toHaveLength(1));
    await undo();
    await waitFor(() =>
      expect(
        writes()
          .map(({ body }) => body)
          .at(-1),
      ).toEqual({ description: '' }),
    );
  });
});
