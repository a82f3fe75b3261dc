import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest, GameRow } from '@waymark/contract';
import { buildGame, buildGameRow, type FakeHostOptions, failure } from '@waymark/testing';
import { clearStage, refusal, settled, stage } from '../../testing/stage';

const CHIEF = { id: 9, super_admin: true, features: [] };
const CLONED = 'Your private game has been created. Go ahead and fine tune it, then get your phone and get going!';
const quay = () => buildGameRow({ name: 'Quay Walk', code: 'QUAY', user: { access: 'Created' } });
const pier = () => buildGameRow({ name: 'Pier Run', user: { access: 'Managing' } });

// The code of menus is fetched on first intent, which takes a while on a busy machine.
jest.setTimeout(60_000);
afterEach(clearStage);

/** A platform with games that can be cloned, deleted and brought back. `answers` stands in front of it. */
async function harbour(rows: GameRow[], options: FakeHostOptions = {}) {
  const games = [...rows];
  const trash: GameRow[] = [];
  const answers = { next: undefined as ((call: ApiRequest) => unknown) | undefined };
  const until = () => new Date(Date.now() + 600_000).toISOString();
  const platform = (call: ApiRequest): unknown => {
    const [, id] = /^\/games\/(\d+)/.exec(call.path) ?? [];
    const at = games.findIndex((row) => String(row.id) === id);
    const gone = trash.findIndex((row) => String(row.id) === id);
    if (call.path === '/games.json') return { games, meta: { pages: 1, page: 1, count: games.length } };
    if (call.path === '/games/trash.json') {
      return { games: trash.map((row) => ({ ...row, deleted_at: new Date().toISOString(), restore_until: until() })) };
    }
    if (call.method === 'DELETE' && at >= 0) {
      trash.push(...games.splice(at, 1));
      return { restore_until: until() };
    }
    if (call.path.endsWith('/clone.json')) games.unshift(buildGameRow({ name: 'Copy of Quay Walk' }));
    if (call.path.endsWith('/restore.json') && gone >= 0) {
      const [row] = trash.splice(gone, 1);
      if (row) games.push(row);
      return { game: buildGame({ id: row?.id as GameRow['id'], code: row?.code }) };
    }
    return {};
  };
  const staged = await stage('/', (call) => answers.next?.(call) ?? platform(call), options);
  await settled(staged.element);
  const asked = (method: string) => staged.calls.filter((call) => call.method === method);
  const texts = () => staged.notices.map(({ text }) => text);
  const press = (label: string) =>
    act(async () => staged.notices.findLast(({ action }) => action?.label === label)?.action?.run());
  return { ...staged, answers, games, asked, texts, press: press };
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const isListed = (name: string) => screen.queryByRole('row', { name: new RegExp(`^\\d+.*${name}`) }) !== null;
const choose = async (game: string, action: string) => {
  await userEvent.click(within(row(game)).getByRole('button', { name: `Actions for ${game}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const confirm = () =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, delete' }));

describe('the actions of a row', () => {
  it('are for administrators of the game', async () => {
    const row = (access: string, name: string) => buildGameRow({ name, user: { access: access as 'Created' } });
    await harbour([row('Created', 'A1'), row('Managing', 'A2'), row('Invited', 'A3'), row('Joined', 'A4')]);
    const offered = screen.getAllByRole('button', { name: /^Actions for/ }).map((button) => button.ariaLabel);
    expect(offered).toEqual(['Actions for A1', 'Actions for A2']);
  });
});

describe('cloning', () => {
  it('sends one POST without a body, says so and loads the list again', async () => {
    const { asked, texts } = await harbour([quay()]);
    await choose('Quay Walk', 'Clone');
    const [call, ...more] = asked('POST');
    expect(more).toEqual([]);
    expect(call?.path).toMatch(/^\/games\/\d+\/clone\.json$/);
    expect(call?.body).toBeUndefined();
    await waitFor(() => expect(isListed('Copy of Quay Walk')).toBe(true));
    expect(texts()).toEqual([CLONED]);
  });

  it('makes one copy however often somebody presses while it is under way', async () => {
    const { answers, asked } = await harbour([quay()]);
    let arrive: (answer: unknown) => void = () => undefined;
    answers.next = (call) => (call.method === 'POST' ? new Promise((resolve) => (arrive = resolve)) : undefined);
    await choose('Quay Walk', 'Clone');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Quay Walk' }));
    expect(screen.queryByRole('menuitem', { name: 'Clone' })?.ariaDisabled ?? 'true').toBe('true');
    await act(async () => arrive({}));
    expect(asked('POST')).toHaveLength(1);
  });

  it('that is refused is told by the dialog of the error alone, and can be asked for again', async () => {
    const { answers, asked, texts, reported } = await harbour([quay()]);
    answers.next = (call) => {
      if (call.method === 'POST') throw failure('none');
      return undefined;
    };
    await choose('Quay Walk', 'Clone');
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(texts()).toEqual([]);
    answers.next = undefined;
    await choose('Quay Walk', 'Clone');
    await waitFor(() => expect(texts()).toContain(CLONED));
    expect(asked('POST')).toHaveLength(2);
  });

  it('of a game that somebody deleted meanwhile says so and loads the list again', async () => {
    const { answers, games, texts, reported } = await harbour([quay(), pier()]);
    answers.next = (call) => {
      if (call.method === 'POST') throw refusal(404, undefined);
      return undefined;
    };
    games.splice(0, 1);
    await choose('Quay Walk', 'Clone');
    await waitFor(() => expect(isListed('Quay Walk')).toBe(false));
    expect(texts()).toEqual(['Quay Walk is not there any more.']);
    expect(reported).toEqual([]);
  });
});

describe('deleting', () => {
  it('asks first, naming the game, and does nothing when that is taken back', async () => {
    const { asked } = await harbour([quay(), pier()]);
    await choose('Quay Walk', 'Delete');
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Game' });
    expect(dialog.textContent).toContain('Are you sure you wish to delete this game?');
    expect(dialog.textContent).toContain('Quay Walk');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(asked('DELETE')).toEqual([]);
  });

  it('takes the row away at once, says so when it is done and loads the list again', async () => {
    const { answers, asked, texts } = await harbour([quay(), pier()]);
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    answers.next = (call) => (call.method === 'DELETE' ? arrived.then(() => ({})) : undefined);
    await choose('Quay Walk', 'Delete');
    await confirm();
    expect(isListed('Quay Walk')).toBe(false);
    expect(texts()).toEqual([]);
    const before = asked('GET').length;
    await act(async () => arrive());
    expect(texts()).toEqual(['Your game has been deleted.']);
    expect(asked('DELETE')).toMatchObject([{ path: expect.stringMatching(/^\/games\/\d+\.json$/) }]);
    expect(asked('DELETE')[0]?.body).toBeUndefined();
    await waitFor(() => expect(asked('GET').length).toBeGreaterThan(before));
  });

  it('brings the row back when it was refused, and deletes it when asked again', async () => {
    const { answers, texts, reported } = await harbour([quay(), pier()]);
    answers.next = (call) => {
      if (call.method === 'DELETE') throw failure('none');
      return undefined;
    };
    await choose('Quay Walk', 'Delete');
    await confirm();
    await waitFor(() => expect(isListed('Quay Walk')).toBe(true));
    expect(texts()).toEqual([]);
    expect(reported).toHaveLength(1);
    answers.next = undefined;
    await choose('Quay Walk', 'Delete');
    await confirm();
    await waitFor(() => expect(isListed('Quay Walk')).toBe(false));
  });

  it('is fine when somebody else was quicker', async () => {
    const { answers, games, texts, reported } = await harbour([quay(), pier()]);
    answers.next = (call) => {
      if (call.method !== 'DELETE') return undefined;
      games.splice(0, 1);
      throw refusal(404, undefined);
    };
    await choose('Quay Walk', 'Delete');
    await confirm();
    await waitFor(() => expect(texts()).toEqual(['Your game has been deleted.']));
    expect(isListed('Quay Walk')).toBe(false);
    expect(reported).toEqual([]);
  });

  it('can be taken back from the notice', async () => {
    const { texts, press } = await harbour([quay(), pier()]);
    await choose('Quay Walk', 'Delete');
    await confirm();
    await waitFor(() => expect(isListed('Quay Walk')).toBe(false));
    await press('Undo');
    await waitFor(() => expect(isListed('Quay Walk')).toBe(true));
    expect(texts()).toContain('Quay Walk is back.');
  });

  it('can be taken back below the list after the notice has gone, also by who did not do it', async () => {
    const { games, hear } = await harbour([quay(), pier()]);
    await choose('Quay Walk', 'Delete');
    await confirm();
    const list = within(await screen.findByRole('list', { name: 'Deleted a moment ago' }));
    await userEvent.click(list.getByRole('button', { name: 'Undo deletion of Quay Walk' }));
    await waitFor(() => expect(isListed('Quay Walk')).toBe(true));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Deleted a moment ago' })).toBeNull());
    const [other] = games;
    await hear({ id: 'm', source: 'ss.game.delete', detail: { user_id: 77, game: { id: other?.id } } });
    expect(isListed('Quay Walk')).toBe(true);
  });

  it('offers no way back where the platform has none', async () => {
    const { answers, notices } = await harbour([quay()]);
    answers.next = (call) => (call.method === 'DELETE' ? {} : undefined);
    await choose('Quay Walk', 'Delete');
    await confirm();
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]?.action).toBeUndefined();
  });

  it('says that it is too late when it is', async () => {
    const { answers, texts, press } = await harbour([quay(), pier()]);
    await choose('Quay Walk', 'Delete');
    await confirm();
    await waitFor(() => expect(texts()).toHaveLength(1));
    answers.next = (call) => {
      if (call.path.endsWith('/restore.json')) throw refusal(404, undefined);
      return undefined;
    };
    await press('Undo');
    await waitFor(() => expect(texts()).toContain('Quay Walk can no longer be brought back.'));
  });
});

describe('liberating', () => {
  const liberated = (team: boolean, branding: boolean, library: boolean) => ({
    liberated: { team, branding, library },
  });
  const light = (game: string) => row(game).querySelector('[data-liberation]');

  it('is offered to super administrators alone', async () => {
    await harbour([quay()]);
    expect(screen.queryByRole('button', { name: /^Liberate/ })).toBeNull();
  });

  it('shows whether all, some or no packages are free, in a word and by a sign', async () => {
    await harbour(
      [
        buildGameRow({ name: 'G1', ...liberated(true, true, true) }),
        buildGameRow({ name: 'G2', ...liberated(false, true, false) }),
        buildGameRow({ name: 'G3', ...liberated(false, false, false) }),
      ],
      { me: CHIEF },
    );
    expect(screen.getAllByRole('button', { name: /^Liberate/ }).map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Liberate G1: all packages are liberated',
      'Liberate G2: some packages are liberated',
      'Liberate G3: no package is liberated',
    ]);
    const lights = ['G1', 'G2', 'G3'].map((game) => light(game)?.getAttribute('data-liberation'));
    expect(lights).toEqual(['all', 'some', 'none']);
  });

  it('offers all and each package, without those that are free', async () => {
    await harbour([buildGameRow({ name: 'Quay Walk', ...liberated(true, false, false) })], { me: CHIEF });
    await userEvent.click(screen.getByRole('button', { name: /^Liberate Quay/ }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.ariaDisabled === 'true'])).toEqual([
      ['Liberate All', false],
      ['Team', true],
      ['Branding', false],
      ['Library', false],
    ]);
  });

  it.each([
    ['Liberate All', 'team,branding,library'],
    ['Library', 'library'],
  ])('sends %s as %s', async (label, packages) => {
    const { asked } = await harbour([buildGameRow({ name: 'Quay Walk', ...liberated(false, false, false) })], {
      me: CHIEF,
    });
    await userEvent.click(screen.getByRole('button', { name: /^Liberate Quay/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: label }));
    expect(asked('PATCH')).toMatchObject([
      { path: expect.stringMatching(/\/liberate\.json$/), body: { packages }, silent: true },
    ]);
    expect(light('Quay Walk')?.getAttribute('data-liberation')).toBe(label === 'Library' ? 'some' : 'all');
  });

  it('says nothing when it failed, and shows what is the case', async () => {
    const { answers, notices } = await harbour(
      [buildGameRow({ name: 'Quay Walk', ...liberated(false, true, false) })],
      {
        me: CHIEF,
      },
    );
    answers.next = (call) => {
      if (call.method === 'PATCH') throw refusal(500, undefined);
      return undefined;
    };
    await userEvent.click(screen.getByRole('button', { name: /^Liberate Quay/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Team' }));
    await waitFor(() => expect(light('Quay Walk')?.getAttribute('data-liberation')).toBe('some'));
    await userEvent.click(screen.getByRole('button', { name: /^Liberate Quay/ }));
    expect((await screen.findByRole('menuitem', { name: 'Team' })).ariaDisabled).not.toBe('true');
    expect(notices).toEqual([]);
  });
});
