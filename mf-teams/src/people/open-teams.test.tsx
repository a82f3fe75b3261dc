import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { deliver } from '@waymark/testing';
import { card, choose, names, PAGE, prepareTeams, press, showTeams } from '../testing/show-teams';

prepareTeams();

const ADA = { id: 21, email: 'ada@example.test', name: 'Ada' };

/** A provider with 30 teams sorted by name, the second of which has a player. */
async function showStored(path = '/teams/organize/7') {
  const stored = {
    teams: Array.from({ length: 30 }, (_, n) => ({
      id: n + 1,
      name: `Team ${n + 10}`,
      users: n === 1 ? [ADA] : ([] as object[]),
    })),
  };
  const get = ({ path: at, query: { page, per_page: size } = {} }: ApiRequest) => {
    if (at !== '/teams/organize.json') return undefined;
    const [first, last] = [(Number(page) - 1) * Number(size), Number(page) * Number(size)];
    const teams = stored.teams.toSorted((one, other) => one.name.localeCompare(other.name)).slice(first, last);
    const count = stored.teams.length;
    return structuredClone({ ...PAGE, teams, count, page, pages: Math.ceil(count / Number(size)) });
  };
  const write = ({ path: at, method, body }: ApiRequest) => {
    const edit = method === 'PUT' ? (body as object) : at.endsWith('/player.json') ? { users: [] } : {};
    stored.teams = stored.teams.map((team) => (team.id === 2 ? { ...team, ...edit } : team));
    return {};
  };
  const fake = await showTeams(write, { get, path });
  return { ...fake, stored };
}

/** What a reload that is under way brings. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

const rename = async (from: string, to: string) => {
  const field = await card(from).findByLabelText('Team name');
  await userEvent.clear(field);
  await userEvent.type(field, to);
  await userEvent.tab();
  await settle();
};

describe('an open team', () => {
  it('stays in its place once its name moves it to another page, until it is closed', async () => {
    const { stored, ...fake } = await showStored();
    await press(card('Team 11'), 'Edit Team 11');
    await rename('Team 11', 'Team 99');
    expect(names().slice(0, 3)).toEqual(['Team 10', 'Team 99', 'Team 12']);
    await choose('Ada', 'Remove from team');
    await settle();
    expect(card('Team 99').queryByText('Ada')).toBeNull();
    await rename('Team 99', 'Team 98');
    expect(names()[1]).toBe('Team 98');
    await press(card('Team 98'), 'Close Team 98');
    expect(names().slice(0, 2)).toEqual(['Team 10', 'Team 12']);
    expect(names()).toHaveLength(25);
    expect([stored.teams[1]?.name, fake.location().search]).toEqual(['Team 98', '']);
  });

  it('leaves when somebody else deletes it', async () => {
    const { stored, ...fake } = await showStored();
    await press(card('Team 11'), 'Edit Team 11');
    await rename('Team 11', 'Team 99');
    stored.teams = stored.teams.filter(({ id }) => id !== 2);
    const detail = { user_id: 77, game: { id: 7 }, team: { id: 2 } };
    await act(() => deliver(fake, { id: 'x', source: 'ss.team.delete', detail }));
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Team 10', 'Team 12']));
  });

  it('stays in its place when it no longer matches the search', async () => {
    await showStored('/teams/organize/7?term=ada');
    await waitFor(() => expect(names()).toEqual(['Team 11']));
    await press(card('Team 11'), 'Edit Team 11');
    await choose('Ada', 'Remove from team');
    await settle();
    expect(names()).toEqual(['Team 11']);
    await press(card('Team 11'), 'Close Team 11');
    expect(screen.getByRole('heading', { name: 'No team matches' })).toBeTruthy();
  });
});
