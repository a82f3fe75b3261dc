import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menuEntry } from '@waymark/testing/mount-remote';
import { prepareTeams, press, showTeams } from '../../testing/show-teams';

prepareTeams();
beforeAll(() => Promise.all([import('./team-map'), import('../blast/plan-blast')]));

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const spot = { latitude: 51.45, longitude: -2.6, at: ago(1) };
const team = (id: number, name: string, minutes: number | null, place: object | null) => ({
  id,
  name,
  points: id * 10,
  last_answer_at: minutes === null ? null : ago(minutes),
  place,
  trail: [],
});
const TEAMS = [team(1, 'gulls', 31.5, spot), team(2, 'Crabs', 3, null), team(4, 'Terns', 20, spot)];

const show = (answer: object, game = {}) =>
  showTeams(undefined, {
    path: '/teams/organize/7?view=map',
    offered: ['team-places', 'blasts'],
    game: { start_anytime: 1, category: 'Active', user: { access: 'Created' }, ...game },
    get: ({ path }) => {
      if (path === '/tasks/game/7.json') return { tasks: [], meta: { page: 1, pages: 1, count: 0 } };
      return path === '/games/7/team-places.json' ? answer : undefined;
    },
  });

it('lists the longest-silent teams first, follows moves, and links to stream and message', async () => {
  const { sendLive } = await show({ shared: true, teams: TEAMS });
  const rows = within(await screen.findByRole('list', { name: 'Teams' })).getAllByRole('button');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/gulls.*31 min/),
    expect.stringMatching(/Terns.*20 min/),
    expect.stringMatching(/Crabs.*3 min.*No location yet/),
  ]);
  act(() =>
    sendLive({
      id: 'm',
      source: 'ss.place.move',
      detail: { game: { id: 7 }, team: { id: 2 }, place: { ...spot, at: ago(0) } },
    }),
  );
  const crabs = screen.getByRole('button', { name: /Crabs/ });
  expect(await within(crabs).findByText('20 points')).toBeTruthy();
  await userEvent.click(crabs);
  const card = within(screen.getByRole('region', { name: 'Crabs' }));
  expect(card.getByRole('link', { name: 'Stream' }).getAttribute('href')).toContain('/teams/stream/7/2');
  await act(() => press(card, 'Write to it'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Teams' }).checked).toBe(true);
});

it('filters stuck teams and sets the trail length', async () => {
  await show({ shared: true, teams: TEAMS });
  const rows = () => within(screen.getByRole('list', { name: 'Teams' })).getAllByRole('button').length;
  const only = await screen.findByRole('button', { name: 'Only stuck 2' });
  expect(rows()).toBe(3);
  await userEvent.click(only);
  expect([rows(), only.getAttribute('aria-pressed')]).toEqual([2, 'true']);
  await userEvent.click(only);
  expect(rows()).toBe(3);
  await userEvent.click(screen.getByRole('button', { name: 'Trail: 30 min' }));
  await userEvent.click(await menuEntry('5 min'));
  expect(screen.getByRole('button', { name: 'Trail: 5 min' })).toBeTruthy();
});

it('says that no team matches, until the search is cleared', async () => {
  await show({ shared: true, teams: TEAMS });
  await screen.findByRole('list', { name: 'Teams' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a team' }), 'whales');
  expect(await screen.findByRole('heading', { name: 'No team matches' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(within(screen.getByRole('list', { name: 'Teams' })).getAllByRole('button')).toHaveLength(3);
  expect(screen.queryByRole('heading', { name: 'No team matches' })).toBeNull();
});

it('leads to the setting that shares locations when it is off', async () => {
  const { location } = await show({ shared: false, teams: [] });
  expect(await screen.findByRole('heading', { name: 'Location sharing is off' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  expect(location()).toMatchObject({
    pathname: '/games/edit/7',
    hash: '#optional',
    state: { field: 'share_location' },
  });
});
