import { asGameId } from '@waymark/contract';
import { answeringApi } from '../testing/answering-api';
import { analyticsQuery } from './analytics';
import { GAMES_FILTER_DEFAULT, gameQuery, gamesQuery, makeGame, saveGame } from './games';
import { timeZonesQuery } from './time-zones';

const { signal } = new AbortController();
const seven = asGameId(7);

describe('the games list', () => {
  it('requests 25 per page over ten years by default, without empty filters', async () => {
    const api = answeringApi({ games: [], meta: { pages: 1, page: 1 } });
    await gamesQuery(api, GAMES_FILTER_DEFAULT).queryFn({ signal });
    expect(api.calls).toEqual([
      {
        method: 'GET',
        path: '/games.json',
        query: { term: undefined, category: undefined, history: 3650, page: 1, per_page: 25 },
        signal,
      },
    ]);
  });

  it('sends its filters and returns one page', async () => {
    const api = answeringApi({ games: [{ id: 7, name: 'Cranes' }], meta: { count: 51, page: 2 } });
    const filter = { term: 'cr', category: 'Active', history: 7, sort: 'name', page: 2, perPage: 50 } as const;
    expect(await gamesQuery(api, filter).queryFn({ signal })).toMatchObject({
      items: [{ id: 7, name: 'Cranes' }],
      page: 2,
      pages: 2,
      count: 51,
    });
    expect(api.calls[0]?.query).toEqual({
      term: 'cr',
      category: 'Active',
      history: 7,
      sort: 'name',
      page: 2,
      per_page: 50,
    });
  });
});

describe('a game', () => {
  it('is read, changed and created with its own calls', async () => {
    const api = answeringApi({ game: { id: 7, name: 'Cranes' } });
    expect((await gameQuery(api, seven).queryFn({ signal })).name).toBe('Cranes');
    expect((await saveGame(api, seven, { name: 'Cranes' }, { handles: [422] }))?.id).toBe(7);
    expect(await makeGame(api, { name: 'Cranes' })).toBe(7);
    expect(api.calls).toEqual([
      { method: 'GET', path: '/games/7.json', signal },
      { method: 'PUT', path: '/games/7.json', body: { name: 'Cranes' }, handles: [422] },
      { method: 'POST', path: '/games.json', body: { name: 'Cranes' }, intent: expect.any(String) },
    ]);
  });
});

describe('the figures of a game', () => {
  it.each([
    ['inside analytics', { analytics: { teams: 14, players: 60, players_per_team: 4.29 } }],
    ['flat', { teams: 14, players: 60, players_per_team: 4.29 }],
  ])('are read %s', async (_, answer) => {
    const api = answeringApi(answer);
    expect(await analyticsQuery(api, seven).queryFn({ signal })).toEqual({
      teams: 14,
      players: 60,
      playersPerTeam: 4.29,
    });
    expect(api.calls).toEqual([{ method: 'GET', path: '/analytics/teams.json', query: { game_id: 7 }, signal }]);
  });

  it('default to zero when missing', async () => {
    const figures = await analyticsQuery(answeringApi({ analytics: { teams: 'many' } }), seven).queryFn({ signal });
    expect(figures).toEqual({ teams: 0, players: 0, playersPerTeam: 0 });
  });
});

it('time zones are pairs of id and name', async () => {
  const zones = [{ id: 'Eastern Time (US & Canada)', name: '(GMT-05:00) Eastern Time' }];
  expect(await timeZonesQuery(answeringApi({ timezones: zones })).queryFn({ signal })).toEqual(zones);
});
