import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiRequest, asGameId, type Game } from '@waymark/contract';
import { buildGame, type FakeHostOptions, failure } from '@waymark/testing';
import { clearStage, refusal, settled, stage } from '../testing/stage';

const id = asGameId(7);
const before = buildGame({ id, name: 'Quay Walk', code: 'QUAY', tz: 'London', start_anytime: 2 });
const SUPER: FakeHostOptions = { me: { id: 1, features: [], super_admin: true } };

interface Backend {
  game: Game;
  /** What the webhook's test post comes to; an error is thrown. */
  takes: () => unknown;
}

async function open(
  game: Partial<Game> = {},
  { hash = '#optional', ...options }: FakeHostOptions & { hash?: string } = {},
) {
  const backend: Backend = { game: { ...before, ...game }, takes: () => ({ ok: true }) };
  const answer = ({ method, path, body }: ApiRequest): unknown => {
    if (path === '/timezones.json') return { timezones: [{ id: 'London', name: 'London' }] };
    if (path === '/proxy/webhook.json') return backend.takes();
    if (path === '/medias/sign/png') return { signature: 'https://media.test/put', name: 'abc-2.png' };
    if (path === '/upload.json') return { max_bytes: 1_000_000 };
    if (method === 'PUT') backend.game = { ...backend.game, ...(body as Partial<Game>) };
    return { game: backend.game };
  };
  const staged = await stage(`/games/edit/7${hash}`, answer, options);
  await settled(staged.element);
  const writes = () => staged.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const tests = () => staged.calls.filter(({ path }) => path === '/proxy/webhook.json').map(({ body }) => body);
  return { ...staged, backend, writes, tests };
}

const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}`) });
const select = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function choose(name: string, option: string) {
  await userEvent.click(select(name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

// Compiled once, ahead: the first test is not to wait for it.
beforeAll(() => Promise.all([import('./settings'), import('./optional-sections'), import('./new-game')]), 60_000);
// The screen is large: typing through it on a busy machine takes more than the usual five seconds.
jest.setTimeout(30_000);
afterEach(clearStage);

describe('a switch of the settings', () => {
  it.each([
    ['Show in public search', 'searchability'],
    ['Let players join an existing team', 'join_existing_team'],
    ['Leaderboard', 'leaderboard_visible'],
    ['Chat', 'notifications_bidirectional'],
    ['Shuffle challenges', 'shuffled'],
    ['Share location', 'share_location'],
    ['Let players export the game', 'export_player_enabled'],
  ])('%s is stored in %s as 1 and 0', async (label, stored) => {
    const { writes } = await open({ [stored]: 0 });
    expect(toggle(label).checked).toBe(false);
    await userEvent.click(toggle(label));
    await waitFor(() => expect(writes()).toEqual([{ [stored]: 1 }]));
    expect(toggle(label).checked).toBe(true);
    await userEvent.click(toggle(label));
    await waitFor(() => expect(writes()).toEqual([{ [stored]: 1 }, { [stored]: 0 }]));
  });

  it('goes back when it is refused, and says why beside it', async () => {
    const { fail } = await refusing();
    await userEvent.click(toggle('Chat'));
    expect(await screen.findByText('Not now.', { selector: 'p' })).toBeTruthy();
    expect(fail).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Not saved')).toBeTruthy();
  });
});

async function refusing() {
  const fail = jest.fn(() => {
    throw refusal(422, { errors: { notifications_bidirectional: ['Not now.'] } }, 'Not now.');
  });
  const staged = await open({ notifications_bidirectional: 1 });
  const answer = staged.platform.answer;
  staged.platform.answer = (call) => (call.method === 'PUT' ? fail() : answer(call));
  return { ...staged, fail };
}

describe('the visibility of the timer', () => {
  it('is sent as 1 or 0', async () => {
    const { writes } = await open({ timer_visible: 0 });
    const group = screen.getByRole('group', { name: 'Timer Visibility' });
    await userEvent.click(within(group).getByRole('radio', { name: 'Visible' }));
    await userEvent.click(within(group).getByRole('radio', { name: 'Hidden' }));
    await waitFor(() => expect(writes()).toEqual([{ timer_visible: 1 }, { timer_visible: 0 }]));
  });
});

describe('a choice of the settings', () => {
  it.each([
    ['Moderation', 'Pre', { review: 'pre' }, 'An answer earns points and appears in streams once it was approved.'],
    ['Late submissions', 'Reject', { late: 'reject' }, 'They are rejected.'],
    ['Late submissions', 'Approve', { late: 'approve' }, 'They earn points like all others.'],
    ['Unlock style', 'Online', { unlock_requires_network: 1 }, /devices need a connection/],
    ['Category', 'Archive', { category: 'Archive' }, 'Over and kept.'],
  ])('%s: %s', async (label, option, stored, meaning) => {
    const { writes } = await open({ review: 'post', late: '', unlock_requires_network: 0 });
    await choose(label, option);
    await waitFor(() => expect(writes()).toEqual([stored]));
    expect(screen.getByText(meaning)).toBeTruthy();
  });

  it('can be emptied again, as late submissions can', async () => {
    const { writes } = await open({ late: 'approve' });
    await choose('Late submissions', 'No points');
    await waitFor(() => expect(writes()).toEqual([{ late: '' }]));
  });

  it('offers the four categories and nothing else', async () => {
    await open();
    await userEvent.click(select('Category'));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Draft', 'Active', 'Template', 'Archive']);
  });

  it('keeps what this version does not know until another one is chosen', async () => {
    const { writes } = await open({ category: 'Seasonal', tz: 'Mare Tranquillitatis' });
    expect(select('Category').textContent).toContain('Seasonal');
    expect(select('Time zone').textContent).toContain('Mare Tranquillitatis');
    expect(screen.getByText(/This time zone is not known here/)).toBeTruthy();
    await choose('Category', 'Draft');
    await waitFor(() => expect(writes()).toEqual([{ category: 'Draft' }]));
  });

  it('explains the categories from Draft to Archive in a dialog with Close', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Help: Category' }));
    const dialog = await screen.findByRole('dialog', { name: 'Category' });
    expect(dialog.textContent).toMatch(/Draft.*Active.*Template.*archive the copies/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('promotion', () => {
  it('is offered to super administrators with its three types', async () => {
    const { writes } = await open({ game_type: 1 }, SUPER);
    await choose('Promotion', 'Featured, no password');
    await waitFor(() => expect(writes()).toEqual([{ game_type: 2 }]));
    await choose('Promotion', 'Featured, with password');
    await waitFor(() => expect(writes().at(-1)).toEqual({ game_type: 3 }));
  });

  it('is not there for anybody else, also not for the owner', async () => {
    await open({ user: { access: 'Created', super_admin: false } });
    expect(screen.queryByRole('button', { name: /^Promotion/ })).toBeNull();
    expect(screen.queryByText(/Featured/)).toBeNull();
  });
});

describe('cheat codes', () => {
  const codes = () => within(screen.getByRole('list', { name: 'Cheat codes' })).queryAllByRole('listitem');

  it('are a list that is saved with each change', async () => {
    const { writes } = await open({ cheats: ['LOST'] });
    await userEvent.type(screen.getByRole('combobox', { name: 'Cheat codes' }), 'RAIN{Enter}');
    await waitFor(() => expect(writes()).toEqual([{ cheats: ['LOST', 'RAIN'] }]));
    await userEvent.click(screen.getByRole('button', { name: 'Remove LOST' }));
    await waitFor(() => expect(writes().at(-1)).toEqual({ cheats: ['RAIN'] }));
    expect(codes().map(({ textContent }) => textContent)).toEqual(['RAIN']);
  });

  it('come back with Ctrl+Z', async () => {
    const { writes } = await open({ cheats: ['LOST'] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove LOST' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    toggle('Chat').focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(writes().at(-1)).toEqual({ cheats: ['LOST'] }));
  });
});

describe('the webhook', () => {
  const write = async (address: string) => {
    await userEvent.clear(field('Webhook'));
    if (address) await userEvent.click(field('Webhook'));
    if (address) await userEvent.paste(address);
    await userEvent.tab();
  };
  const at = (length: number, start = 'https://hooks.test/') => start.padEnd(length, 'x');

  it('is tried with a test post and then saved, with a message', async () => {
    const { writes, tests, notices } = await open();
    await write('https://hooks.test/game');
    await waitFor(() => expect(writes()).toEqual([{ webhook: 'https://hooks.test/game' }]));
    expect(tests()).toEqual([{ url: 'https://hooks.test/game' }]);
    expect(notices.map(({ text }) => text)).toEqual(['Updated Webhook']);
  });

  it.each([
    ['too long, whatever else is wrong', at(1025, 'no url '), 'Webhook URL can have at most 1024 characters.'],
    ['no URL', 'hooks.test', 'Webhook URL is not a valid URL.'],
    ['not secure', 'http://hooks.test', 'Webhook URL must use HTTPS.'],
  ])('that is %s is neither tried nor saved', async (_, address, fault) => {
    const { writes, tests, notices } = await open();
    await write(address);
    expect((await screen.findAllByText(fault)).length).toBeGreaterThan(0);
    expect(field('Webhook').value).toBe(address);
    expect(tests()).toEqual([]);
    expect(writes()).toEqual([]);
    expect(notices).toEqual([]);
  });

  it('of 1024 characters is taken', async () => {
    const { writes } = await open();
    await write(at(1024));
    await waitFor(() => expect(writes()).toEqual([{ webhook: at(1024) }]));
  });

  it('that does not take the test post is not saved, and tried again with Retry', async () => {
    const { backend, writes, tests } = await open();
    backend.takes = () => ({ ok: false });
    await write('https://hooks.test/game');
    await screen.findAllByText('Webhook is throwing errors to our post requests.');
    expect(writes()).toEqual([]);
    backend.takes = () => ({ ok: true });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(writes()).toEqual([{ webhook: 'https://hooks.test/game' }]));
    expect(tests()).toHaveLength(2);
  });

  it('is posted to from here where the provider does not try it', async () => {
    const posted = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 500 }));
    const { backend, writes } = await open();
    backend.takes = () => {
      throw { ...failure(404), handled: true };
    };
    await write('https://hooks.test/game');
    await screen.findAllByText('Webhook is throwing errors to our post requests.');
    expect(posted).toHaveBeenCalledWith('https://hooks.test/game', expect.objectContaining({ method: 'POST' }));
    expect(writes()).toEqual([]);
    posted.mockRestore();
  });

  it('that is emptied is saved without a try', async () => {
    const { writes, tests } = await open({ webhook: 'https://hooks.test/game' });
    await write('');
    await waitFor(() => expect(writes()).toEqual([{ webhook: '' }]));
    expect(tests()).toEqual([]);
  });

  it('is not tried while it is being typed', async () => {
    const { tests } = await open();
    jest.useFakeTimers();
    const type = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await type.type(field('Webhook'), 'https://hooks.test');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(tests()).toEqual([]);
  });
});

describe('contact and agreement', () => {
  const mandatory = { hash: '' };

  it('takes an e-mail address, and nothing that is none', async () => {
    const { writes } = await open({}, mandatory);
    await userEvent.type(field('Primary e-mail'), 'maren');
    await userEvent.tab();
    expect(await screen.findByText('This is not an e-mail address.')).toBeTruthy();
    expect(writes()).toEqual([]);
    await userEvent.type(field('Primary e-mail'), '@quay.test');
    await userEvent.tab();
    await waitFor(() => expect(writes()).toEqual([{ primary_email: 'maren@quay.test' }]));
  });

  it('has an agreement that stands once the game exists', async () => {
    await open({ signed_legal: 1 }, mandatory);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /legal agreement/ });
    expect(box.checked).toBe(true);
    expect(box.disabled).toBe(true);
  });
});

describe('the tour', () => {
  const picture = (uuid: string, at: number) => ({ uuid, extension: 'png', url: `/${uuid}.png`, name: `tour_${at}` });
  const three = [picture('a', 1), picture('b', 2), picture('c', 3)];
  const upload = (at: number) => screen.getByLabelText<HTMLInputElement>(`Tour picture ${at}`, { selector: 'input' });

  it('has four places at most, and the next one free', async () => {
    await open({ tour: three });
    expect(screen.getAllByRole('group', { name: /^Tour picture/ })).toHaveLength(4);
    await clearStage();
    await open({ tour: [...three, picture('d', 4)] });
    expect(screen.getAllByRole('group', { name: /^Tour picture/ })).toHaveLength(4);
    expect(screen.queryByText('choose a file')).toBeNull();
    await clearStage();
    await open();
    expect(screen.getAllByRole('group', { name: /^Tour picture/ })).toHaveLength(1);
  });

  it('is put in another order, and closes the gap of a picture that is taken away', async () => {
    const { writes, backend } = await open({ tour: three });
    await userEvent.click(screen.getByRole('button', { name: 'Move Tour picture 2 forward' }));
    await waitFor(() =>
      expect(writes()).toEqual([
        {
          tour_1_media_uuid: 'b',
          tour_1_media_extension: 'png',
          tour_2_media_uuid: 'a',
          tour_2_media_extension: 'png',
        },
      ]),
    );
    expect(backend.game.name).toBe('Quay Walk');
    await userEvent.click(screen.getByRole('button', { name: 'Delete Tour picture 2' }));
    await waitFor(() =>
      expect(writes().at(-1)).toEqual({
        tour_2_media_uuid: 'c',
        tour_2_media_extension: 'png',
        tour_3_media_uuid: '',
        tour_3_media_extension: '',
      }),
    );
  });

  it('takes an uploaded picture into its first free place', async () => {
    URL.createObjectURL ??= () => 'blob:x';
    URL.revokeObjectURL ??= () => undefined;
    const { writes } = await open({ tour: three.slice(0, 1) });
    await userEvent.upload(upload(2), new File(['x'], 'quay.png', { type: 'image/png' }));
    await waitFor(() => expect(writes()).toEqual([{ tour_2_media_uuid: 'abc-2', tour_2_media_extension: 'png' }]), {
      timeout: 5000,
    });
  });
});

describe('what the platform has and this version does not know', () => {
  it('is shown and kept: a zone, a category, a late rule', async () => {
    const { writes } = await open({
      tz: 'Middle Earth',
      category: 'Fun',
      late: 'maybe',
      start_anytime: 0,
      start_at: '2036-07-01T12:00:00.000Z',
    });
    expect(screen.getByRole('button', { name: /^Category.*Fun/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Time zone.*Middle Earth/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Late submissions.*maybe/ })).toBeTruthy();
    await userEvent.click(toggle('Chat'));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(Object.keys(writes()[0] as object)).toEqual(['notifications_bidirectional']);
  });
});
