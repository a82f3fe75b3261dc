import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { buildGame, failure, refusal } from '@waymark/testing';
import { card, names, PAGE, prepareTeams, press, showTeams } from '../testing/show-teams';

prepareTeams();

describe('the teams of a game', () => {
  it('are cards in pages, with their photo and players', async () => {
    const { calls, location, element } = await showTeams();
    expect(calls).toContainEqual(
      expect.objectContaining({ path: '/teams/organize.json', query: { game_id: 7, page: 1, per_page: 25 } }),
    );
    expect(names()).toEqual(['gulls', 'Crabs']);
    expect(card('gulls').getByRole('img', { name: 'Ada, Otto' })).toBeTruthy();
    expect(card('gulls').getByText('2 players')).toBeTruthy();
    expect(element.querySelector('article img')?.getAttribute('src')).toContain('/g.png');
    expect(screen.getByText('1–25 of 60')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(location().search).toBe('?page=2');
  });

  it('grow by 50 without a pager at pageSize=infinite, and so does what a search finds', async () => {
    const fifty = Array.from({ length: 51 }, (_, n) => ({ id: n + 1, name: `Team ${n + 1}`, users: [] }));
    const organize = ({ path, query: { page, per_page: size } = {} }: ApiRequest) =>
      path === '/teams/organize.json'
        ? {
            ...PAGE,
            teams: fifty.slice((Number(page) - 1) * Number(size), Number(page) * Number(size)),
            count: 51,
            pages: 2,
          }
        : undefined;
    const { calls, location } = await showTeams(undefined, {
      get: organize,
      path: '/teams/organize/7?pageSize=infinite',
    });
    const asked = () => calls.filter(({ path }) => path === '/teams/organize.json').map(({ query }) => query);
    expect(await screen.findByText('1–50 of 51')).toBeTruthy();
    expect([names().length, asked()]).toEqual([50, [{ game_id: 7, page: 1, per_page: 50 }]]);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'team');
    await waitFor(() => expect(location().search).toBe('?term=team&pageSize=infinite'));
    await waitFor(() => expect(asked().at(-1)).toEqual({ game_id: 7, page: 1, per_page: 9999 }));
    expect(await screen.findByText('1–50 of 51')).toBeTruthy();
  });

  it('and its people wait for the role, whose cards would push the others down', async () => {
    let early: unknown[] | undefined;
    /** The game's response, after the list of teams has arrived. */
    const later = () =>
      new Promise((done) => {
        new MutationObserver((_, observer) => {
          if (!screen.queryByText('1–25 of 60')) return;
          observer.disconnect();
          early ??= [screen.queryAllByRole('article'), screen.queryByRole('region', { name: 'Banned' })];
          done({ game: buildGame({ user: { access: 'Created' } }) });
        }).observe(document.body, { childList: true, subtree: true });
      });
    await showTeams(undefined, { get: ({ path }) => (path === '/games/7.json' ? later() : undefined) });
    expect(early).toEqual([[], null]);
    expect(names()).toEqual(['gulls', 'Crabs']);
    expect(screen.getByRole('region', { name: 'Banned' })).toBeTruthy();
  });

  it('and its people are shown when the role cannot be loaded', async () => {
    await showTeams(undefined, {
      get: ({ path }) => {
        if (path === '/games/7.json') throw failure(500);
        return undefined;
      },
    });
    expect(names()).toEqual(['gulls', 'Crabs']);
    expect(screen.queryByRole('button', { name: 'Unban Ben' })).toBeNull();
  });

  it('are empty and not loaded while the game is new', async () => {
    const { calls } = await showTeams(undefined, { path: '/teams/organize/new' });
    expect(screen.getByRole('heading', { name: 'No teams yet' })).toBeTruthy();
    expect(calls).toEqual([]);
  });
});

it('show the photo named standard', async () => {
  const photos = [
    { name: 'arrival', url: '/a.png' },
    { name: 'standard', urls: { png: '/s.png' } },
  ];
  const teams = { ...PAGE, teams: [{ id: 1, name: 'gulls', users: [], assets: { photos, videos: [] } }] };
  const { element } = await showTeams(undefined, { teams });
  const shown = () => [...element.querySelectorAll('article img')].map((one) => one.getAttribute('src'));
  expect(shown()).toEqual([expect.stringContaining('/s.png')]);
  await press(card('gulls'), 'Edit gulls');
  await card('gulls').findByLabelText('Team name');
  expect(shown()).toEqual([expect.stringContaining('/s.png')]);
});

describe('the list of teams', () => {
  const edit = (name: string) => card(name).getByRole('button', { name: `Edit ${name}` });

  it('is one tab stop with arrow keys, while an open card keeps its field stops', async () => {
    await showTeams();
    await waitFor(() => expect(edit('Crabs').tabIndex).toBe(-1));
    act(() => edit('gulls').focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(edit('Crabs'));
    await userEvent.keyboard('{Enter}');
    const close = card('Crabs').getByRole('button', { name: 'Close Crabs' });
    expect(document.activeElement).toBe(close);
    expect([close.tabIndex, (await screen.findByLabelText('Team name')).tabIndex]).toEqual([0, 0]);
    await waitFor(() => expect(card('Crabs').getByRole('button', { name: 'Delete Crabs' }).tabIndex).toBe(-1));
  });
});

describe('a new team', () => {
  const made = () => ({ team: { id: 9, name: 'Team 3', users: [] }, meta: { page: 3 } });

  it('is added on top, scrolled into view and highlighted for 1.5 seconds', async () => {
    const scrolled: unknown[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element, how) {
      scrolled.push([this.querySelector('h2')?.textContent, how]);
    };
    const { writes } = await showTeams(made);
    jest.useFakeTimers({ advanceTimers: true });
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Add team' }));
    await screen.findByRole('article', { name: 'Team 3' });
    expect(writes()).toMatchObject([{ method: 'POST', path: '/teams.json', body: { game_id: 7, per_page: 25 } }]);
    expect(names()).toEqual(['Team 3', 'gulls', 'Crabs']);
    // Without motion, which some people cannot bear.
    expect(scrolled).toEqual([['Team 3', { block: 'center' }]]);
    const fresh = () => screen.getByRole('article', { name: 'Team 3' }).hasAttribute('data-fresh');
    expect(fresh()).toBe(true);
    act(() => jest.advanceTimersByTime(1500));
    expect(fresh()).toBe(false);
    jest.useRealTimers();
    expect(card('Team 3').getByLabelText('Team name')).toBe(document.activeElement);
  });

  it.each(['?page=2', '?view=map&page=2'])('is on top of the page shown, highlighted: %s', async (search) => {
    const { location } = await showTeams(made, { path: `/teams/organize/7${search}` });
    await press(screen, 'Add team');
    await waitFor(() => expect(names()).toEqual(['Team 3', 'gulls', 'Crabs']));
    expect(screen.getByRole('article', { name: 'Team 3' }).hasAttribute('data-fresh')).toBe(true);
    expect(location().search).toBe('?page=2');
  });

  it('rejected with 402 says that a license is needed', async () => {
    const { notices, reported } = await showTeams(() => {
      throw refusal(402);
    });
    await press(screen, 'Add team');
    const text =
      'By default your game can accommodate 1 team. In order to allow more teams to participate, you will need to purchase a license.';
    await waitFor(() => expect(notices).toMatchObject([{ tone: 'danger', text }]));
    expect([names(), reported]).toEqual([['gulls', 'Crabs'], []]);
    expect(notices[0]?.action).toBeUndefined();
  });

  it('rejected with 402 leads to the shop if the operator has one', async () => {
    const { host, notices } = await showTeams(() => {
      throw refusal(402);
    });
    Object.assign(host.brand, { shop: 'https://shop.test/' });
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await press(screen, 'Add team');
    await waitFor(() => expect(notices[0]?.action?.label).toBe('License'));
    notices[0]?.action?.run();
    expect(open).toHaveBeenCalledWith('https://shop.test/', '_blank', 'noopener');
    open.mockRestore();
  });

  it('that fails otherwise is reported to the host', async () => {
    const { notices, reported } = await showTeams(() => {
      throw failure(500);
    });
    await press(screen, 'Add team');
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(notices).toEqual([]);
  });
});

describe('starting and stopping the game', () => {
  it('starts a stopped game in one press', async () => {
    const { writes } = await showTeams(undefined, { game: { start_anytime: 2, user: { access: 'Managing' } } });
    expect(screen.queryByRole('button', { name: 'Stop Game' })).toBeNull();
    await press(screen, 'Start Game');
    expect(writes()).toMatchObject([{ method: 'PUT', path: '/games/7.json', body: { start_anytime: 1 } }]);
  });

  it.each([0, 1])('stops a game in mode %j after confirmation', async (start_anytime) => {
    const { writes } = await showTeams(undefined, { game: { start_anytime, user: { access: 'Managing' } } });
    expect(screen.queryByRole('button', { name: 'Start Game' })).toBeNull();
    await press(screen, 'Stop Game');
    expect(writes()).toEqual([]);
    await press(screen, 'Yes, stop');
    expect(writes()).toMatchObject([{ method: 'PUT', path: '/games/7.json', body: { start_anytime: 2 } }]);
  });
});

describe('live messages', () => {
  it('ask while a name is being typed and are merged otherwise', async () => {
    const { screens } = await showTeams();
    expect(screens[0]?.asks).toEqual([
      'ss.team.create',
      'ss.team.delete',
      'ss.team.update',
      'ss.admin.create',
      'ss.admin.delete',
      'ss.coordinator.create',
      'ss.coordinator.delete',
      'ss.user.ban',
      'ss.user.unban',
    ]);
    const asks = (id: number) =>
      screens[0]?.conflicts?.({ id: 'x', source: 'ss.team.update', detail: { game: { id: 7 }, team: { id } } });
    expect(asks(1)).toBe(false);
    await press(card('gulls'), 'Edit gulls');
    await userEvent.type(card('gulls').getByLabelText('Team name'), '!');
    expect([asks(1), asks(2)]).toEqual([true, false]);
  });
});

it('says when a team last answered and which ones are stuck, with the capability', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const team = (id: number, name: string, last_answer_at: string | null) => ({ id, name, users: [], last_answer_at });
  const teams = {
    teams: [team(1, 'gulls', ago(31.5)), team(2, 'Crabs', ago(3)), team(3, 'Eels', null)],
    count: 3,
  };
  const game = { start_anytime: 1, category: 'Active', user: { access: 'Created' } };
  const { sendLive, abort } = await showTeams(undefined, { teams, game });
  expect(card('gulls').getByText('Stuck for 31 min')).toBeTruthy();
  expect(card('Crabs').getByText(/^Last answer/).textContent).toContain('3 min');
  expect(card('Eels').getByText('No answers yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stuck 1' }));
  await waitFor(() => expect(names()).toEqual(['gulls']));
  await userEvent.click(screen.getByRole('button', { name: 'Stuck 1' }));
  await waitFor(() => expect(names()).toEqual(['gulls', 'Crabs', 'Eels']));
  act(() => sendLive({ id: 'x', source: 'ss.answer.create', detail: { game: { id: 7 }, team: { id: 1 } } }));
  expect(card('gulls').queryByText(/^Stuck/)).toBeNull();
  act(abort);
  document.body.replaceChildren();
  await showTeams(undefined, { teams, game, offered: [] });
  expect(card('gulls').queryByText(/^Stuck/)).toBeNull();
});

it('shows place and points of a team once it has scored', async () => {
  const teams = [
    { id: 1, name: 'gulls', place: 3, points: 1120, completed: 2 },
    { id: 2, name: 'Crabs', place: 4, points: 0, completed: 0 },
  ];
  const get = ({ path }: { path: string }) =>
    path.startsWith('/leaderboards/game/') ? { teams, count: teams.length } : undefined;
  await showTeams(undefined, { get });
  expect(await card('gulls').findByText('Place 3 · 1,120 points')).toBeTruthy();
  expect(card('Crabs').queryByText(/^Place/)).toBeNull();
});

it('shows coordinators only the actions the provider allows them', async () => {
  await showTeams(undefined, { game: { user: { access: 'Joined', coordinator: true } }, me: { id: 32, features: [] } });
  for (const name of ['Add team', 'Stop Game', 'Start Game', 'Save Email', 'Send']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  await press(card('gulls'), 'Edit gulls');
  expect(card('gulls').getByLabelText('Team name')).toBeTruthy();
  expect(card('gulls').queryByRole('button', { name: 'Delete gulls' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Options for Otto' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Move to a team…',
    'Remove from team',
  ]);
});

describe('a search among the teams', () => {
  const organize = (calls: readonly { path: string; query?: object | undefined }[]) =>
    calls.filter(({ path }) => path === '/teams/organize.json').map(({ query }) => query);

  it('loads all teams once, keeps the term in the address and resets with Clear filters', async () => {
    const { calls, location } = await showTeams();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Team or player' }), 'otto');
    await waitFor(() => expect(names()).toEqual(['gulls']));
    expect(location().search).toBe('?term=otto');
    expect(organize(calls)).toEqual([
      { game_id: 7, page: 1, per_page: 25 },
      { game_id: 7, page: 1, per_page: 9999 },
    ]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Team or player' }), 'man');
    expect(await screen.findByText('No team matches')).toBeTruthy();
    await press(screen, 'Clear filters');
    await waitFor(() => expect(names()).toEqual(['gulls', 'Crabs']));
    expect(location().search).toBe('');
  });

  it('filters by group and sorts by the known values', async () => {
    const groups = [{ id: 4, name: 'Legal', teams: [{ id: 2, name: 'Crabs' }] }];
    const get = ({ path }: { path: string }) =>
      path === '/groups.json' ? { groups, count: 1, page: 1, pages: 1 } : undefined;
    const { calls } = await showTeams(undefined, { get, features: ['groups'], teams: { ...PAGE, count: 2, pages: 1 } });
    expect(calls).toContainEqual(expect.objectContaining({ path: '/groups.json', silent: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Group All groups' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Legal' }));
    await waitFor(() => expect(names()).toEqual(['Crabs']));
    await userEvent.click(screen.getByRole('button', { name: 'Group Legal' }));
    await userEvent.click(await screen.findByRole('option', { name: 'All groups' }));
    expect(screen.queryByRole('button', { name: /^Stuck/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Order By name' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'By name',
      'By place',
      'Fewest players first',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Fewest players first' }));
    await waitFor(() => expect(names()).toEqual(['Crabs', 'gulls']));
  });

  it.each([
    ['the feature', { features: [] }],
    [
      'administering',
      { features: ['groups'], game: { user: { access: 'Joined', coordinator: true } }, me: { id: 32, features: [] } },
    ],
  ])('asks for no groups without %s, whatever the address says', async (_, options) => {
    const { calls } = await showTeams(undefined, { ...options, path: '/teams/organize/7?group=4' });
    expect(names()).toEqual(['gulls', 'Crabs']);
    expect(calls.filter(({ path }) => path === '/groups.json')).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Group/ })).toBeNull();
  });

  it('keeps a new team on top', async () => {
    const made = { id: 3, name: 'Team 3', users: [] };
    await showTeams(() => ({ team: made, meta: { page: 1 } }), { path: '/teams/organize/7?term=otto' });
    expect(names()).toEqual(['gulls']);
    await userEvent.keyboard('t');
    await waitFor(() => expect(names()).toEqual(['Team 3', 'gulls']));
  });
});
