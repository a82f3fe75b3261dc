import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { LeaderboardScreen } from '../../screens';
import { showArea } from '../../testing/show-area';

jest.setTimeout(60_000);
beforeAll(() => LeaderboardScreen.fetched());
afterEach(unmountRemotes);

const team = (id: number) => ({ id, name: `Team ${id}`, points: 90, place: id, points_place: id, completed: 1 });
const TEAMS = Array.from({ length: 30 }, (_, at) => team(at + 1));

/** The leaderboard of game 7 with 30 teams, of which three match a term or are in a division. */
async function show(path: string, revealed: number | null = null, counts = true) {
  let board: object = { my: null, frozen_at: '2026-11-22T14:00:00Z', revealed };
  const respond = ({ path, method, query, body }: ApiRequest) => {
    if (method !== 'GET') board = { ...board, ...(body as object) };
    if (path === '/tasks/game/7.json') return { tasks: [] };
    if (path !== '/leaderboards/game/7.json' || method !== 'GET') return undefined;
    const teams = query?.term || query?.group_id ? TEAMS.slice(0, 3) : TEAMS;
    return { teams, ...(counts ? { count: teams.length } : {}), ...board };
  };
  const shown = await showArea(path, respond, {
    title: 'Leaderboard',
    game: { tz: 'Tokyo', user: { access: 'Created' } },
  });
  await screen.findByText('Team 1');
  const asked = () =>
    shown.calls.filter(({ path, method }) => path.startsWith('/leaderboards/game') && method === 'GET');
  return { ...shown, asked, sent: () => shown.writes().map(({ body }) => body) };
}

const NARROWED = ['/teams/leaderboard/7?term=gul', '/teams/leaderboard/7?division=5'];

it.each(['/teams/leaderboard/7', ...NARROWED])('a reveal of all teams starts from %s', async (path) => {
  const { sent } = await show(path);
  await userEvent.click(screen.getByRole('button', { name: 'More leaderboard options' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reveal step by step' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([{ game_id: 7, revealed: 20 }]);
  expect((await screen.findByRole('button', { name: /^Reveal place/ })).textContent).toMatch(/^Reveal place 10/);
});

it.each(NARROWED)('its next place counts all teams, at %s', async (path) => {
  const { sent } = await show(path, 20);
  await screen.findByText(/^(The projector shows the places after|Every place)/);
  await userEvent.click(screen.getByRole('button', { name: /^Reveal place 10/ }));
  expect(sent()).toEqual([{ game_id: 7, revealed: 21 }]);
  expect(await screen.findByRole('button', { name: /^Reveal place 9/ })).toBeTruthy();
});

it('counts the teams itself if the provider does not', async () => {
  await show('/teams/leaderboard/7', 20, false);
  await screen.findByText(/^(The projector shows the places after|Every place)/);
  expect(screen.getByRole('button', { name: /^Reveal place 10/ })).toBeTruthy();
});

it('shows the true places of a frozen board, then ends with its live state', async () => {
  const { sent } = await show('/teams/leaderboard/7', 20);
  await userEvent.click(await screen.findByRole('button', { name: 'Show all places' }));
  await screen.findByText('Every place is shown.');
  await userEvent.click(screen.getByRole('button', { name: 'Show live board' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  // Null would bring the frozen places back to the projector.
  expect(sent()).toEqual([
    { game_id: 7, revealed: 9999 },
    { game_id: 7, frozen: 0, revealed: null },
  ]);
  await waitFor(() => expect(screen.queryByText('Every place is shown.')).toBeNull());
});

it('says since when it is frozen in the zone of the game', async () => {
  await show('/teams/leaderboard/7');
  expect(await screen.findByText('Players see the 11:00 PM standings.')).toBeTruthy();
});

it('says that every place is hidden before the first step', async () => {
  await show('/teams/leaderboard/7', 0);
  expect(await screen.findByText('Every place is hidden.')).toBeTruthy();
});

it('loads all teams beside a search only while places are revealed', async () => {
  const { asked } = await show('/teams/leaderboard/7?term=gul');
  await act(async () => undefined);
  expect(asked().map(({ query }) => query?.term)).toEqual(['gul']);
});
