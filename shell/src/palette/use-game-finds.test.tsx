import { act, renderHook, waitFor } from '@testing-library/react';
import { type ApiRequest, asGameId, type Game, paths } from '@waymark/contract';
import { QueryClient, QueryClientProvider } from '@waymark/host-kit/query';
import { buildGame } from '@waymark/testing/factories';
import type { ReactNode } from 'react';
import type { Services } from '../services/services';
import { ServicesContext } from '../services/services-context';
import { useGameFinds } from './use-game-finds';
import type { ScreenPick } from './use-screens';

const ADA = { id: 21, name: 'Ada', email: 'ada@finch.example' };
const TEAMS = {
  teams: [
    { id: 1, name: 'Gulls', code: 'KX7WQ2PM', users: [ADA] },
    { id: 2, name: 'Crabs', users: [] },
  ],
  unassigned_users: [{ id: 22, name: 'Zoë', email: 'zoe@finch.example' }],
  administrators: [ADA, { id: 23, name: 'Odile', email: 'odile@finch.example' }],
  coordinators: [{ id: 24, name: 'Cem', email: 'cem@finch.example' }],
  invitations: [{ id: 25, email: 'wen@finch.example' }],
  count: 2,
};
const screen = (path: string): ScreenPick => ({ id: path, path, label: path, onPick: () => undefined });
const ALL = [paths.challenges.pattern, paths.teams.pattern, paths.settings.pattern].map(screen);

function setUp(screens: readonly ScreenPick[] = ALL, game: Game | undefined = buildGame({})) {
  const requests: string[] = [];
  const went: unknown[] = [];
  const request = async ({ path, query = {} }: ApiRequest) => {
    requests.push(`${path} ${query.term ?? ''}`.trim());
    if (path.startsWith('/teams/')) return TEAMS;
    if (path.includes('8')) return new Promise(() => undefined);
    return { tasks: [{ id: 5, name: 'Outstare a gull' }], count: 1, page: 1, pages: 1 };
  };
  const history = { navigate: (to: string, { state }: { state?: unknown } = {}) => went.push([to, state]) };
  const services = { api: { request }, history } as unknown as Services;
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ServicesContext>
  );
  const closed = jest.fn();
  const view = renderHook(
    ({ term = '', of = game }: { term?: string; of?: Game | undefined }) => useGameFinds(of, screens, term, closed),
    { wrapper, initialProps: {} },
  );
  const found = () => view.result.current.groups.map(({ id, picks }) => [id, picks.map(({ label }) => label)]);
  const pick = (label: string) =>
    act(() =>
      view.result.current.groups
        .flatMap(({ picks }) => picks)
        .find((one) => one.label === label)
        ?.onPick(),
    );
  return {
    requests,
    went,
    closed,
    found,
    pick,
    type: (term: string, of?: Game) => view.rerender({ term, ...(of && { of }) }),
    id: game?.id,
  };
}

it('finds challenges, teams, people and settings, and opens each', async () => {
  const { found, type, pick, went, closed, id } = setUp();
  type('gull');
  await waitFor(() => expect(found()).toContainEqual(['challenges', ['Outstare a gull']]));
  await waitFor(() => expect(found()).toContainEqual(['teams', ['Gulls']]));
  pick('Outstare a gull');
  pick('Gulls');
  type('ada');
  await waitFor(() => expect(found()).toContainEqual(['people', ['Ada']]));
  pick('Ada');
  type('time zone');
  expect(found()).toContainEqual(['settings', ['Time zone']]);
  pick('Time zone');
  expect(went).toEqual([
    [paths.challenges(id as never), { open: '5' }],
    [`${paths.teams(id as never)}?term=Gulls`, undefined],
    [`${paths.teams(id as never)}?term=ada%40finch.example`, undefined],
    [paths.settings(id as never), { field: 'tz' }],
  ]);
  expect(closed).toHaveBeenCalledTimes(4);
});

// The term of the teams' screen filters teams and their players.
it('opens the whole screen for people who are in no team', async () => {
  const { found, type, pick, went, id } = setUp();
  for (const name of ['Zoë', 'Odile', 'Cem', 'wen@finch.example']) {
    type(name);
    await waitFor(() => expect(found()).toContainEqual(['people', [name]]));
    pick(name);
  }
  expect(went).toEqual(Array(4).fill([paths.teams(id as never), undefined]));
});

it('searches challenges once typing pauses, and loads teams and people once', async () => {
  const { requests, type, found } = setUp();
  for (const term of ['g', 'gu', 'gul', 'gull']) type(term);
  expect(requests).toEqual([]);
  await waitFor(() => expect(found()).toContainEqual(['teams', ['Gulls']]));
  type('crabs');
  expect(found()).toContainEqual(['teams', ['Crabs']]);
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests.map((one) => one.replace(/^\S+/, (path) => path.split('/')[1] ?? ''))).toEqual([
    expect.stringMatching(/^(tasks gull|teams)$/),
    expect.stringMatching(/^(tasks gull|teams)$/),
    'tasks crabs',
  ]);
});

it('shows challenges while the next term loads, but never those of another game', async () => {
  const { requests, type, found } = setUp(ALL, buildGame({ id: asGameId(7) }));
  const challenges = ['challenges', ['Outstare a gull']];
  type('gull');
  await waitFor(() => expect(found()).toContainEqual(challenges));
  type('outstare');
  expect(found()).toContainEqual(challenges);
  await waitFor(() => expect(requests).toContainEqual(expect.stringContaining('outstare')));
  type('outstare', buildGame({ id: asGameId(8) }));
  expect(found()).toContainEqual(['challenges', []]);
});

it('requests nothing for screens this person cannot open, nor outside a game', async () => {
  const settings = setUp([screen(paths.settings.pattern)]);
  settings.type('gull');
  const nowhere = setUp(ALL, undefined);
  const none = setUp([]);
  none.type('time zone');
  expect(none.found().flatMap(([, labels]) => labels)).toEqual([]);
  // Requests are debounced.
  const asks = setUp();
  asks.type('gull');
  await waitFor(() => expect(asks.requests).toHaveLength(2));
  expect([settings.requests, nowhere.requests, none.requests]).toEqual([[], [], []]);
});
