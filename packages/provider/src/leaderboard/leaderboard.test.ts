import { eq } from 'drizzle-orm';
import { games, scores } from '../db/schema';
import { testProvider } from '../testing';
import { makePlayground } from '../testing/playground';

const provider = testProvider();
const DAY = 86_400_000;

interface Board {
  readonly teams: readonly { id: number; name: string; points: number; points_place: number; place: number }[];
  readonly my: { id: number; place: number } | null;
  readonly count: number;
}

/** A game whose teams have these all-time, weekly and daily points; on a tie the first one was earlier. */
async function ranked(rows: Readonly<Record<string, readonly [number, number, number]>>) {
  const playground = await makePlayground(provider);
  const { game, team } = playground;
  const now = provider.clock.now().getTime();
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const monday = day(now - ((new Date(now).getUTCDay() + 6) % 7) * DAY);
  const players = new Map<string, Awaited<ReturnType<typeof team>>>();
  for (const [name, [alltime, weekly, daily]] of Object.entries(rows)) {
    const one = await team(name);
    const about = { team_id: one.id, game_id: game.id, completed: 2, scored_at: new Date(now + players.size * 1000) };
    await provider.database.db.insert(scores).values([
      { ...about, style: 'alltime', points: alltime },
      { ...about, style: 'weekly', period: monday, points: weekly },
      { ...about, style: 'daily', period: day(now), points: daily },
      { ...about, style: 'daily', period: day(now - DAY), points: 5000 },
    ]);
    players.set(name, one);
  }
  const read = async (who = playground.owner, query = '') =>
    (await who.get<Board>(`/leaderboards/game/${game.id}.json${query}`)).body;
  const order = async (query = '') => (await read(undefined, query)).teams.map(({ name }) => name);
  return { ...playground, players, read, order };
}

describe('the leaderboard', () => {
  it('ranks by the widest requested period, all time by default', async () => {
    const { order } = await ranked({ Gulls: [30, 20, 0], Crabs: [20, 10, 10], Eels: [10, 30, 5] });
    expect(await order()).toEqual(['Gulls', 'Crabs', 'Eels']);
    expect(await order('?style=alltime,daily,weekly')).toEqual(['Gulls', 'Crabs', 'Eels']);
    expect(await order('?style=daily,weekly')).toEqual(['Eels', 'Gulls', 'Crabs']);
    expect(await order('?style=daily')).toEqual(['Crabs', 'Eels', 'Gulls']);
  });

  it("returns each team's points, places, solved challenges and photo", async () => {
    const { read, players, whiteLabel } = await ranked({ Gulls: [30, 0, 0] });
    const id = players.get('Gulls')?.id ?? 0;
    const { uuid } = await provider.make.media(whiteLabel, { files: { original: 'original.png' } });
    await provider.make.attachment({ owner: 'team', owner_id: id, name: 'standard', media_uuid: uuid });
    const photo = expect.objectContaining({ name: 'standard', url: expect.stringContaining(uuid) });
    expect((await read()).teams).toEqual([
      {
        id,
        name: 'Gulls',
        points: 30,
        points_place: 1,
        place: 1,
        completed: 2,
        assets: { photos: [photo], videos: [] },
      },
    ]);
  });

  it('shares the points place on a tie and ranks the earlier team first', async () => {
    const { read, game } = await ranked({ Gulls: [30, 0, 0], Crabs: [30, 0, 0], Eels: [10, 0, 0] });
    await provider.make.team(game, { name: 'Without points' });
    await provider.make.team(game, { deleted_at: new Date() });
    expect((await read()).teams.map(({ name, points_place, place }) => [name, points_place, place])).toEqual([
      ['Gulls', 1, 1],
      ['Crabs', 1, 2],
      ['Eels', 3, 3],
      ['Without points', 4, 4],
    ]);
  });

  it('searches team names, keeps overall places and paginates', async () => {
    const { read, order } = await ranked({ Gulls: [30, 0, 0], Seagulls: [20, 0, 0], 'Per%cent': [10, 0, 0] });
    const found = await read(undefined, '?term=SEA');
    expect([found.count, found.teams.map(({ name, place }) => [name, place])]).toEqual([1, [['Seagulls', 2]]]);
    expect(await order('?term=%25')).toEqual(['Per%cent']);
    expect(await order('?per_page=1&page=2')).toEqual(['Seagulls']);
  });

  it("always includes the reader's own team, or null without one", async () => {
    const { read, players } = await ranked({ Gulls: [30, 0, 0], Crabs: [20, 0, 0] });
    const crabs = players.get('Crabs');
    const board = await read(crabs?.as, '?term=gulls&per_page=1');
    expect([board.teams.map(({ name }) => name), board.my]).toEqual([
      ['Gulls'],
      expect.objectContaining({ id: crabs?.id, place: 2 }),
    ]);
    expect((await read()).my).toBeNull();
  });

  it('is empty for players while hidden', async () => {
    const { read, players, game, judge } = await ranked({ Gulls: [30, 0, 0] });
    await provider.database.db.update(games).set({ leaderboard_visible: 0 }).where(eq(games.id, game.id));
    expect(await read(players.get('Gulls')?.as)).toEqual({ teams: [], my: null, count: 0, groups: [] });
    expect([(await read()).count, (await read(judge)).count]).toEqual([1, 1]);
  });

  it('agrees with the place shown in the player app', async () => {
    const { read, players, score } = await ranked({ Gulls: [30, 0, 0], Crabs: [30, 0, 0], Eels: [0, 0, 0] });
    await provider.database.db.update(scores).set({ scored_at: null }).where(eq(scores.points, 0));
    for (const { as, id } of players.values()) {
      const shown = (await read()).teams.find((team) => team.id === id);
      expect((await score(as)).place).toBe(shown?.place);
    }
  });

  it('rejects an unknown style', async () => {
    const { owner, game } = await ranked({});
    for (const style of ['hourly', 'daily,', 'alltime;weekly']) {
      expect((await owner.get(`/leaderboards/game/${game.id}.json?style=${style}`)).status).toBe(400);
    }
  });
});
