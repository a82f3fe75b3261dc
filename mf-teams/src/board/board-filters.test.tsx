import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { LeaderboardScreen } from '../screens';
import { showArea } from '../testing/show-area';

jest.setTimeout(60_000);
beforeAll(() => LeaderboardScreen.fetched());
afterEach(unmountRemotes);

const TEAM = { id: 1, name: 'Gulls', points: 90, place: 1, points_place: 1, completed: 1 };

/** The leaderboard of game 7; the divisions of the board are given. */
async function show(search = '', groups: readonly object[] = []) {
  const respond = ({ path, query }: ApiRequest) => {
    if (path === '/tasks/game/7.json') return { tasks: [], meta: { count: 0 } };
    if (path !== '/leaderboards/game/7.json') return undefined;
    return { teams: query?.group_id || query?.term ? [] : [TEAM], my: null, groups };
  };
  return await showArea(`/teams/leaderboard/7${search}`, respond, {
    title: 'Leaderboard',
    game: { user: { access: 'Created' } },
  });
}

it.each<[string, readonly object[]]>([
  ['empty', [{ id: 6, name: 'Quay' }]],
  ['deleted, as the only one', []],
])('a division that is %s can be left, by the select and by Clear filters', async (_, groups) => {
  const { location } = await show('?division=5&term=gul', groups);
  expect(await screen.findByRole('button', { name: /^Division.*Choose a group$/ })).toBeTruthy();
  expect(screen.queryByText('No teams yet')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Gulls')).toBeTruthy();
  expect(location().search).toBe('');
});

it('says that no team matches, not that there are none, in a division without teams', async () => {
  await show('?division=5');
  expect(await screen.findByText('No team matches')).toBeTruthy();
});

it('makes one history entry of a search, however often one pauses in typing', async () => {
  const { host, location } = await show();
  const navigate = jest.spyOn(host.navigation, 'navigate');
  const box = screen.getByRole('searchbox', { name: 'Find a team' });
  const pauseAt = async (term: string) => await waitFor(() => expect(location().search).toBe(`?term=${term}`));
  await userEvent.type(box, 'gul');
  await pauseAt('gul');
  await userEvent.type(box, 'ls');
  await pauseAt('gulls');
  await userEvent.clear(box);
  await waitFor(() => expect(location().search).toBe(''));
  await act(async () => undefined);
  expect(navigate.mock.calls.map(([, options]) => options?.replace ?? false)).toEqual([false, true, false]);
});
