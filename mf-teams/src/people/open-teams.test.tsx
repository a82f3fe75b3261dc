import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ApiRequest } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { deliver } from '@waymark/testing';
import { card, choose, names, PAGE, prepareTeams, press, showTeams } from '../testing/show-teams';

prepareTeams();

const ADA = { id: 21, email: 'ada@example.test', name: 'Ada' };

/** A provider with 12 teams sorted by name on pages of 10, the second of which has a player. */
async function showStored(search = '?pageSize=10') {
  const stored = {
    teams: Array.from({ length: 12 }, (_, n) => ({
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
  const fake = await showTeams(write, { get, path: `/teams/organize/7${search}` });
  const client = fake.host.queries.client as QueryClient;
  /** Makes a change, and waits for the teams to be loaded again: those of the page and all of them, a search only all. */
  const change = async (make: () => unknown, loads = 2) => {
    const before = fake.loads();
    await make();
    await waitFor(() => expect([fake.loads() >= before + loads, client.isFetching()]).toEqual([true, 0]));
  };
  const rename = (from: string, to: string) =>
    change(async () => {
      const field = await card(from).findByLabelText('Team name');
      fireEvent.change(field, { target: { value: to } });
      fireEvent.blur(field);
    });
  return { ...fake, stored, change, rename };
}

describe('an open team', () => {
  it('stays in its place once its name moves it to another page, until it is closed', async () => {
    const { stored, change, rename, ...fake } = await showStored();
    await press(card('Team 11'), 'Edit Team 11');
    await rename('Team 11', 'Team 99');
    expect(names().slice(0, 3)).toEqual(['Team 10', 'Team 99', 'Team 12']);
    await change(() => choose('Ada', 'Remove from team'));
    expect(card('Team 99').queryByText('Ada')).toBeNull();
    await rename('Team 99', 'Team 98');
    expect(names()[1]).toBe('Team 98');
    await press(card('Team 98'), 'Close Team 98');
    expect(names().slice(0, 2)).toEqual(['Team 10', 'Team 12']);
    expect(names()).toHaveLength(10);
    expect([stored.teams[1]?.name, fake.location().search]).toEqual(['Team 98', '?pageSize=10']);
  });

  it('leaves when somebody else deletes it', async () => {
    const { stored, rename, ...fake } = await showStored();
    await press(card('Team 11'), 'Edit Team 11');
    await rename('Team 11', 'Team 99');
    stored.teams = stored.teams.filter(({ id }) => id !== 2);
    const detail = { user_id: 77, game: { id: 7 }, team: { id: 2 } };
    await act(() => deliver(fake, { id: 'x', source: 'ss.team.delete', detail }));
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Team 10', 'Team 12']));
  });

  it('stays in its place when it no longer matches the search', async () => {
    const { change } = await showStored('?term=ada&pageSize=10');
    await waitFor(() => expect(names()).toEqual(['Team 11']));
    await press(card('Team 11'), 'Edit Team 11');
    await change(() => choose('Ada', 'Remove from team'), 1);
    expect(names()).toEqual(['Team 11']);
    await press(card('Team 11'), 'Close Team 11');
    expect(screen.getByRole('heading', { name: 'No team matches' })).toBeTruthy();
  });
});
