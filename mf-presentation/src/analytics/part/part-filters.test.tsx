import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { buildGame, createFakeHost, type FakeHostOptions } from '@waymark/testing';
import { clickOn, mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import remote from '../../remote';

const GULLS = { id: 1, name: 'Gulls' };
const RATS = { id: 2, name: 'Rats' };
const HARBOUR = { id: 5, name: 'Harbour' };
/** Has no teams. */
const GALLEY = { id: 6, name: 'Galley' };
const FROM = Date.UTC(2026, 4, 1, 10) / 1000;

/** The analytics of a game with two teams, one of them in a group, and no answers before ten. */
async function show(query = '', offered?: FakeHostOptions['offered']) {
  const fake = createFakeHost({
    path: `/games/analytics/7${query}`,
    ...(offered ? { offered } : {}),
    respond: ({ path, query: asked }: ApiRequest) => {
      const inGroup = asked?.group_id !== undefined;
      const hasTeams = !inGroup || asked.group_id === HARBOUR.id;
      const isEmpty = Number(asked?.until ?? FROM + 1) <= FROM;
      if (path === '/analytics/teams.json') {
        if (!hasTeams) return { analytics: { teams: 0, players: 0 } };
        return { analytics: inGroup ? { teams: 1, players: 3, players_per_team: 3 } : { teams: 2, players: 8 } };
      }
      if (path !== '/analytics/progress.json') return { game: buildGame({ tz: 'UTC' }) };
      return {
        teams: inGroup ? [RATS] : [GULLS, RATS],
        groups: [HARBOUR, GALLEY],
        challenges: [{ id: 1, position: 1, name: 'Salute', task_type: 1, tried: isEmpty ? 0 : 1 }],
        states: inGroup ? ['d'] : ['w', 'd'],
        times: null,
        judging: null,
      };
    },
  });
  const { element } = await mountRemote(remote, fake);
  const asked = () => fake.calls.filter(({ path }) => path === '/analytics/progress.json').at(-1)?.query;
  return { ...fake, element, asked };
}

afterEach(unmountRemotes);

const teams = async () =>
  within(await screen.findByRole('table', { name: 'Teams and challenges' }))
    .getAllByRole('rowheader')
    .slice(0, -1)
    .map(({ textContent }) => textContent);
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent;

it('filters by a group of teams and keeps it in the address', async () => {
  const { location, asked } = await show();
  expect(await teams()).toEqual(['Rats', 'Gulls']);
  await clickOn(await screen.findByRole('button', { name: /Group/ }));
  await clickOn(await screen.findByRole('option', { name: 'Harbour' }));
  await waitFor(async () => expect(await teams()).toEqual(['Rats']));
  expect(asked()).toEqual({ game_id: 7, group_id: 5 });
  expect(figure('Players')).toBe('3');
  expect(location().search).toBe('?group=5');
});

it('filters by the period in the address and resets to the whole game', async () => {
  const { location, asked } = await show(`?from=${FROM}&until=${FROM + 3600}`);
  await teams();
  expect(asked()).toEqual({ game_id: 7, from: FROM, until: FROM + 3600 });
  await clickOn(await screen.findByRole('button', { name: /^Period: May 1, 10:00\s–\s11:00\sAM$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Period' }));
  expect(dialog.getByRole('button', { name: /^Start .*2026/ })).toBeTruthy();
  await clickOn(dialog.getByRole('button', { name: 'Whole game' }));
  expect(await screen.findByRole('button', { name: 'Period: Whole game' })).toBeTruthy();
  expect([asked(), location().search]).toEqual([{ game_id: 7 }, '']);
});

it('offers the whole game when nobody answered in the period', async () => {
  const { location } = await show(`?until=${FROM}&group=5`);
  expect(await screen.findByText('No results')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Whole game' }));
  expect(await teams()).toEqual(['Rats', 'Gulls']);
  expect(location().search).toBe('');
});

it('says that a group has no teams, and offers all groups', async () => {
  const { location, element } = await show(`?group=${GALLEY.id}&from=${FROM}`);
  expect(await screen.findByText('No teams in this group yet.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Group Galley' })).toBeTruthy();
  expect(element.textContent).not.toContain('No teams yet');
  await clickOn(screen.getByRole('button', { name: 'All groups' }));
  expect(await teams()).toEqual(['Rats', 'Gulls']);
  expect(location().search).toBe(`?from=${FROM}`);
});

it('ignores a group in the address that the game does not have', async () => {
  const { location } = await show(`?group=9&from=${FROM}`);
  expect(await teams()).toEqual(['Rats', 'Gulls']);
  expect(figure('Players')).toBe('8');
  expect(location().search).toBe(`?from=${FROM}`);
});

it('ignores filters in the address without the capability', async () => {
  const { asked } = await show('?group=5', ['game-progress']);
  expect(await teams()).toEqual(['Rats', 'Gulls']);
  expect(asked()).toEqual({ game_id: 7 });
  expect(screen.queryByRole('button', { name: /Period/ })).toBeNull();
});
