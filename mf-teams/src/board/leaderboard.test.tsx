import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest, LiveMessage } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { buildGame, type FakeHostOptions, failure } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { LeaderboardScreen, WidgetScreen } from '../screens';
import { showArea } from '../testing/show-area';

jest.setTimeout(60_000);
afterEach(unmountRemotes);

const team = (id: number, points: number) => ({
  id,
  name: `Team ${id}`,
  points,
  place: id,
  points_place: id,
  completed: 1,
});
const TEAMS = [team(1, 120), team(2, 90), team(3, 40), team(4, 10)];
const BOARD = '/leaderboards/game/7.json';
const told = (source: LiveMessage['source'], detail: object = {}): LiveMessage => ({
  id: Math.random().toString(),
  source,
  detail: { game: { id: 7 }, ...detail },
});

type Shown = FakeHostOptions & {
  teams?: () => object[];
  visible?: () => 0 | 1;
  board?: object;
  game?: object;
  write?: (call: ApiRequest) => unknown;
};

/** The leaderboard of game 7, as an administrator by default. */
async function show({ teams = () => TEAMS, board = {}, write = () => ({}), game, visible, ...options }: Shown = {}) {
  LeaderboardScreen.preload();
  const whole = { code: 'LOGBOOK', user: { access: 'Created' }, ...game };
  const respond = (call: ApiRequest) => {
    if (call.path === BOARD) return { teams: teams(), my: null, ...board };
    if (call.method !== 'GET') return write(call);
    if (visible && call.path === '/games/7.json')
      return { game: buildGame({ leaderboard_visible: visible(), ...whole }) };
    if (call.path === '/tasks/game/7.json') return { tasks: [], meta: { count: 4 } };
    return undefined;
  };
  const shown = await showArea('/teams/leaderboard/7', respond, {
    title: 'Leaderboard',
    game: whole,
    ...options,
  });
  await waitFor(() => expect(asked(shown).length).toBeGreaterThan(0));
  return shown;
}
const asked = ({ calls }: { calls: readonly ApiRequest[] }) =>
  calls.filter(({ path }) => path === BOARD).map(({ query }) => query);
const pressed = () =>
  within(screen.getByRole('group', { name: 'Period' }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);
const rows = () =>
  within(screen.getByRole('list', { name: 'Leaderboard' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('the leaderboard', () => {
  it('loads 9,999 teams of all styles with the entry code and lists them by place', async () => {
    const shown = await show();
    expect(asked(shown)).toEqual([{ style: 'alltime,daily,weekly', per_page: 9999, unlock_code: 'LOGBOOK' }]);
    await screen.findByText('Team 1');
    expect(rows()).toEqual([
      expect.stringMatching(/^1.*Team 1.*1 of 4120/),
      expect.stringMatching(/^2.*Team 2.*30 behind/),
      expect.stringContaining('Team 3'),
      expect.stringContaining('Team 4'),
    ]);
  });

  it('renders only the visible ones of 9,999 teams', async () => {
    const many = Array.from({ length: 9999 }, (_, at) => team(at + 1, 9999 - at));
    await show({ teams: () => many });
    await screen.findByText('Team 1');
    const items = within(screen.getByRole('list', { name: 'Leaderboard' })).getAllByRole('listitem');
    expect(items.length).toBeLessThan(60);
    expect(items[0]?.getAttribute('aria-setsize')).toBe('9999');
  });

  it('reads the style from the address and loads another one when chosen', async () => {
    const shown = await show({ path: '/teams/leaderboard/7?style=weekly' });
    expect(asked(shown)[0]).toMatchObject({ style: 'weekly' });
    expect(pressed()).toEqual(['Weekly']);
    await userEvent.click(screen.getByRole('button', { name: 'Daily' }));
    await waitFor(() => expect(asked(shown).at(-1)).toMatchObject({ style: 'weekly,daily' }));
    await userEvent.click(screen.getByRole('button', { name: 'Weekly' }));
    await waitFor(() => expect(asked(shown).at(-1)).toMatchObject({ style: 'daily' }));
    expect(shown.host.navigation.location.get().search).toBe('?style=daily');
  });

  it('has all three styles pressed until one is chosen, and again once none or all are chosen', async () => {
    const shown = await show();
    const search = () => shown.host.navigation.location.get().search;
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    expect(pressed()).toEqual(['All time', 'Weekly', 'Daily']);
    await press('Weekly');
    expect([pressed(), search()]).toEqual([['Weekly'], '?style=weekly']);
    await press('Weekly');
    expect([pressed(), search()]).toEqual([['All time', 'Weekly', 'Daily'], '']);
    await press('Daily');
    await press('All time');
    expect(asked(shown).at(-1)).toMatchObject({ style: 'alltime,daily' });
    await press('Weekly');
    expect([pressed(), search()]).toEqual([['All time', 'Weekly', 'Daily'], '']);
  });

  it('loads the number of challenges silently, because only the rows show it', async () => {
    const { calls } = await show();
    expect(calls).toContainEqual(expect.objectContaining({ path: '/tasks/game/7.json', silent: true }));
  });

  it('searches 500 ms after the last keystroke and shows all teams once cleared', async () => {
    jest.useFakeTimers();
    const type = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    try {
      const shown = await show();
      const before = asked(shown).length;
      await type.type(screen.getByRole('searchbox', { name: 'Find a team' }), 'gul');
      await act(async () => jest.advanceTimersByTime(499));
      expect(asked(shown)).toHaveLength(before);
      await act(async () => jest.advanceTimersByTime(1));
      await waitFor(() => expect(asked(shown).at(-1)).toMatchObject({ term: 'gul' }));
      await type.click(await screen.findByRole('button', { name: 'Clear search' }));
      await waitFor(() => expect(shown.host.navigation.location.get().search).toBe(''));
      expect(rows()).toHaveLength(4);
    } finally {
      // Pending debounce timers would otherwise never fire.
      await act(async () => jest.runOnlyPendingTimers());
      jest.useRealTimers();
    }
  });

  it('follows live scores and shows how far each row moved', async () => {
    let teams = TEAMS;
    const shown = await show({ teams: () => teams });
    await screen.findByText('Team 1');
    teams = [{ ...team(2, 150), place: 1 }, { ...team(1, 120), place: 2 }, ...TEAMS.slice(2)];
    await act(async () => shown.sendLive(told('ss.game.score')));
    await waitFor(() => expect(rows()[0]).toMatch(/1 up.*Team 2.*\+60/));
    expect(rows()[1]).toMatch(/1 down.*Team 1/);
    expect(await screen.findByText(/Team 2 is now in place 1\./)).toBeTruthy();
  });

  it('loads again when the photo of a team has been processed', async () => {
    const shown = await show();
    const before = asked(shown).length;
    await act(async () => shown.sendLive(told('ss.game.media')));
    await waitFor(() => expect(asked(shown).length).toBeGreaterThan(before), { timeout: 3000 });
  });

  it('announces a recalculation until a score event arrives, even if another user started it', async () => {
    const shown = await show();
    const says = () => screen.queryByText(/^Recalculating scores\./);
    await userEvent.click(screen.getByRole('button', { name: 'Recalculate' }));
    expect(shown.writes()).toEqual([
      expect.objectContaining({ method: 'PATCH', path: '/leaderboards/rescore.json', body: { game_id: 7 } }),
    ]);
    expect(says()).toBeTruthy();
    await act(async () => shown.sendLive(told('ss.game.score')));
    expect(says()).toBeNull();
    await act(async () => shown.sendLive(told('ss.game.rescore', { user_id: 99 })));
    expect(says()).toBeTruthy();
    await act(async () => shown.sendLive({ ...told('ss.game.score'), detail: { game: { id: 8 } } }));
    expect(says()).toBeTruthy();
    await act(async () => shown.sendLive({ ...told('ss.game.score'), detail: {} }));
    expect(says()).toBeNull();
  });

  it('drops the message when a recalculation fails, without a notice', async () => {
    const log = jest.spyOn(console, 'warn').mockReturnValue();
    const write = () => {
      throw failure(500, 'No.');
    };
    const shown = await show({ write });
    await userEvent.click(screen.getByRole('button', { name: 'Recalculate' }));
    await waitFor(() => expect(screen.queryByText(/^Recalculating scores\./)).toBeNull());
    expect(shown.writes()[0]).toMatchObject({ silent: true });
    expect([shown.notices, shown.reported]).toEqual([[], []]);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }));
    log.mockRestore();
  });

  it.each([
    ['Created', {}, true],
    ['Invited', { coordinator: true }, true],
    ['Invited', { judge: true }, false],
    ['Joined', {}, false],
  ])('shows Recalculate to administrators and coordinators only: %s %j', async (access, flags, shown) => {
    await show({ game: { user: { access, ...flags } } });
    expect(screen.queryAllByRole('button', { name: 'Recalculate' })).toHaveLength(shown ? 1 : 0);
  });

  it('is hidden from players by one switch, which is rolled back on failure', async () => {
    let refuse = false;
    let visible: 0 | 1 = 1;
    const write = () => {
      if (refuse) throw failure(500, 'No.');
      visible = 0;
      return {};
    };
    const shown = await show({ write, visible: () => visible });
    const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Players can see this' });
    await userEvent.click(control);
    expect(shown.writes()).toEqual([
      expect.objectContaining({ method: 'PUT', path: '/games/7.json', body: { leaderboard_visible: 0 } }),
    ]);
    const client = shown.host.queries.client as QueryClient;
    const loads = shown.calls.filter(({ method, path }) => method === 'GET' && path === '/games/7.json');
    expect(loads).toHaveLength(2);
    expect(control.checked).toBe(false);
    refuse = true;
    await userEvent.click(control);
    await waitFor(() => expect(shown.reported).toHaveLength(1));
    await waitFor(() => expect(control.checked).toBe(false));
    // Somebody else's change shows, too.
    visible = 1;
    await act(() => client.invalidateQueries());
    await waitFor(() => expect(control.checked).toBe(true));
  });

  it.each([
    ['a board', undefined, 'board.freeze', 'Freeze for players'],
    ['a frozen board', '2026-11-22T14:00:00Z', 'board.unfreeze', 'Show live board'],
  ])('is told to the palette by %s: it must not unfreeze', async (_, frozen_at, command, label) => {
    const { keys } = await show({ board: { frozen_at } });
    await waitFor(() => expect(keys().map((key) => [key.command, key.label])).toContainEqual([command, label]));
    const other = command === 'board.freeze' ? 'board.unfreeze' : 'board.freeze';
    expect(keys().map((key) => key.command)).not.toContain(other);
  });

  it('offers divisions and a freeze only with the capability', async () => {
    const groups = [{ id: 5, name: 'Quay' }];
    const shown = await show({ board: { groups, frozen_at: '2026-11-22T14:00:00Z' } });
    expect(await screen.findByText(/^Players see the .+ standings\.$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show what players see' }));
    await waitFor(() => expect(asked(shown).at(-1)).toMatchObject({ frozen: '1' }));
    expect(screen.getByRole('button', { name: /Division/ })).toBeTruthy();
    await unmountRemotes();
    await show({ offered: [], board: { groups } });
    await userEvent.click(screen.getByRole('button', { name: 'More leaderboard options' }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(entries).toEqual(['Save as CSV', 'Embed the top 10']);
    expect(screen.queryByRole('button', { name: /Division/ })).toBeNull();
  });
});

it('shows only the first ten in the widget', async () => {
  WidgetScreen.preload();
  const many = Array.from({ length: 12 }, (_, at) => team(at + 1, 99 - at));
  const respond = ({ path }: ApiRequest) => (path === BOARD ? { teams: many, my: null } : undefined);
  const shown = await showArea('/teams/top/7', respond, { title: 'Top 10', game: { code: 'LOGBOOK' } });
  await screen.findByText('Team 10');
  expect([rows().length, asked(shown)[0]]).toEqual([10, expect.objectContaining({ per_page: 10 })]);
});
