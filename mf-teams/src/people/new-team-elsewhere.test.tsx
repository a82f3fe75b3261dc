import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { deliver } from '@waymark/testing';
import { card, names, openBulk, PAGE, prepareTeams, press, showTeams } from '../testing/show-teams';

prepareTeams();

interface Provider {
  /** The number of stored teams. */
  readonly count?: number;
  /** The most teams of one response. */
  readonly most?: number;
  /** Sends no number of pages. */
  readonly countsOnly?: boolean;
  readonly path?: string;
}

/** A provider with teams by name, which puts a new one on its last page. */
async function addTeam({
  count: before = 30,
  most = 9999,
  countsOnly = false,
  path: at = '/teams/organize/7',
}: Provider = {}) {
  const stored = {
    teams: Array.from({ length: before }, (_, n) => ({ id: n + 1, name: `Team ${n + 10}`, users: [] as object[] })),
  };
  const get = ({ path, query: { page, per_page: size } = {} }: ApiRequest) => {
    if (path !== '/teams/organize.json') return undefined;
    const held = Math.min(most, Number(size));
    const [first, last] = [(Number(page) - 1) * held, Number(page) * held];
    const teams = stored.teams.toSorted((one, other) => one.name.localeCompare(other.name)).slice(first, last);
    const count = stored.teams.length;
    return structuredClone({ ...PAGE, teams, count, page, pages: countsOnly ? undefined : Math.ceil(count / held) });
  };
  const change = (edit: (team: (typeof stored.teams)[number]) => object) => {
    stored.teams = stored.teams.map((team) => (team.id === 31 ? { ...team, ...edit(team) } : team));
    return {};
  };
  const write = ({ path, method, body }: ApiRequest) => {
    if (path === '/teams.json') {
      const team = { id: 31, name: 'Team 40', users: [] };
      stored.teams = [...stored.teams, team];
      return { team, meta: { page: 2 } };
    }
    if (path === '/teams/31/player.json') {
      return change(({ users }) => ({ users: [...users, PAGE.unassigned_users[0] ?? {}] }));
    }
    return method === 'PUT' ? change(() => body as object) : {};
  };
  const fake = await showTeams(write, { get, path: at });
  await press(screen, 'Add team');
  await waitFor(() => expect(names()[0]).toBe('Team 40'));
  return { ...fake, stored };
}

/** What a reload that is under way brings. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

describe('a new team that belongs on another page', () => {
  it('keeps the players it gets, also once its name moves it', async () => {
    await addTeam();
    await userEvent.type(card('Team 40').getByLabelText("Player's email"), 'ida@example.test');
    await press(card('Team 40'), 'Add player');
    await settle();
    expect(card('Team 40').getByText('Ida')).toBeTruthy();
    const name = card('Team 40').getByLabelText('Team name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Team 99');
    await userEvent.tab();
    await settle();
    expect(names()).toHaveLength(26);
    expect(card('Team 99').getByText('Ida')).toBeTruthy();
  });

  it.each([[false], [true]])('is found behind smaller pages than requested (counts only: %s)', async (countsOnly) => {
    await addTeam({ most: 25, countsOnly });
    await userEvent.type(card('Team 40').getByLabelText("Player's email"), 'ida@example.test');
    await press(card('Team 40'), 'Add player');
    await settle();
    expect(card('Team 40').getByText('Ida')).toBeTruthy();
  });

  it('stays on top of an order whose page lacks it', async () => {
    await addTeam({ most: 25, countsOnly: true, path: '/teams/organize/7?order=players' });
    await settle();
    expect(names()[0]).toBe('Team 40');
  });

  it.each([[30], [3]])('leaves when somebody else deletes it, among %i others', async (count) => {
    const { stored, ...fake } = await addTeam({ count });
    await settle();
    // A dialog loads all teams.
    await openBulk('Merge teams…');
    await press(within(await screen.findByRole('dialog')), 'Close');
    stored.teams = stored.teams.filter(({ id }) => id !== 31);
    const detail = { user_id: 77, game: { id: 7 }, team: { id: 31 } };
    await act(() => deliver(fake, { id: 'x', source: 'ss.team.delete', detail }));
    await settle();
    expect([names()[0], names().length]).toEqual(['Team 10', Math.min(count, 25)]);
  });
});
