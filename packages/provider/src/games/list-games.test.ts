import { picture } from '@waymark/studio/testing';
import { eq } from 'drizzle-orm';
import { gameMembers, type games } from '../db/schema';
import { attach } from '../media/attachments';
import { ingestMedia } from '../media/ingest';
import { testProvider } from '../testing';

interface List {
  games: { id: number; name: string; [field: string]: unknown }[];
  meta: { pages: number; page: number; count: number };
}

const provider = testProvider();

async function brand() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const owner = await make.user(whiteLabel);
  const as = await provider.as(owner);
  const list = async (query: Record<string, string | number> = {}) => {
    const { body } = await as.get<List>(`/games.json?${new URLSearchParams(Object.entries(query).map(textOf))}`);
    return body;
  };
  const names = async (query?: Record<string, string | number>) => (await list(query)).games.map(({ name }) => name);
  /** Games of the owner; the first one was changed first. */
  const own = async (...rows: Partial<typeof games.$inferInsert>[]) => {
    const made = [];
    for (const [index, row] of rows.entries()) {
      const game = await make.game(whiteLabel, { updated_at: new Date(Date.UTC(2030, 0, 1, 0, index)), ...row });
      await make.member(game, owner, { access: 'Created' });
      made.push(game);
    }
    return made;
  };
  return { whiteLabel, owner, list, names, own };
}
const textOf = ([name, value]: [string, string | number]): [string, string] => [name, String(value)];

it("returns the caller's games, most recently changed first", async () => {
  const { whiteLabel, names, own } = await brand();
  await own({ name: 'First' }, { name: 'Second' }, { name: 'Third' });
  await provider.make.game(whiteLabel, { name: 'Of somebody else' });
  expect(await names()).toEqual(['Third', 'Second', 'First']);
});

it('sorts by name, code, last change or id in either direction', async () => {
  const { names, own } = await brand();
  await own({ name: 'banjo', code: 'X2' }, { name: 'Anchor', code: 'x3' }, { name: 'Crane', code: 'X1' });
  expect(await names({ sort: 'name' })).toEqual(['Anchor', 'banjo', 'Crane']);
  expect(await names({ sort: '-name', per_page: 10 })).toEqual(['Crane', 'banjo', 'Anchor']);
  expect(await names({ sort: 'code' })).toEqual(['Crane', 'banjo', 'Anchor']);
  expect(await names({ sort: 'updated' })).toEqual(['banjo', 'Anchor', 'Crane']);
  expect(await names({ sort: 'id' })).toEqual(['banjo', 'Anchor', 'Crane']);
  expect(await names({ sort: '-id' })).toEqual(['Crane', 'Anchor', 'banjo']);
});

it('omits deleted games and games the caller is banned from', async () => {
  const { owner, names, own } = await brand();
  const [, banned] = await own({ name: 'Deleted', deleted_at: new Date() }, { name: 'Banned' }, { name: 'Left' });
  await provider.database.db
    .update(gameMembers)
    .set({ banned: true })
    .where(eq(gameMembers.game_id, banned?.id ?? 0));
  expect(await names()).toEqual(['Left']);
  expect(owner.super_admin).toBe(false);
});

it('returns every game of the white label to a super administrator, and none of another', async () => {
  const { whiteLabel, own } = await brand();
  const other = await brand();
  await own({ name: 'Ours' });
  await other.own({ name: 'Theirs' });
  const chief = await provider.as(await provider.make.user(whiteLabel, { super_admin: true }));
  const { body } = await chief.get<List>('/games.json');
  expect(body.games).toMatchObject([{ name: 'Ours', user: { super_admin: true, administrator: false } }]);
  expect(body.meta.count).toBe(1);
});

it('returns how the caller has access to each game', async () => {
  const { whiteLabel, owner, list } = await brand();
  const ways = ['Invited', 'Created', 'Joined', 'Managing'] as const;
  for (const access of ways) {
    const game = await provider.make.game(whiteLabel, { name: access });
    await provider.make.member(game, owner, { access });
  }
  const { games: rows } = await list();
  expect(rows).toHaveLength(ways.length);
  for (const { name, user } of rows) expect(user).toMatchObject({ access: name });
});

describe('filters', () => {
  it('filter by category', async () => {
    const { names, own } = await brand();
    await own({ name: 'A', category: 'Draft' }, { name: 'B', category: 'Active' }, { name: 'C', category: 'Draft' });
    expect(await names({ category: 'Draft' })).toEqual(['C', 'A']);
    expect(await names({ category: '' })).toEqual(['C', 'B', 'A']);
  });

  it('filter by days since the last change', async () => {
    const { names, own } = await brand();
    const ago = (days: number) => new Date(provider.clock.now().getTime() - days * 86_400_000);
    await own({ name: 'Last month', updated_at: ago(20) }, { name: 'This week', updated_at: ago(6) });
    expect(await names({ history: 7 })).toEqual(['This week']);
    expect(await names({ history: 30 })).toEqual(['This week', 'Last month']);
  });

  it('find a term in the name or the entry code, ignoring case', async () => {
    const { names, own } = await brand();
    await own({ name: 'Harbour Hunt' }, { name: 'Winter', code: 'xharbourx' }, { name: 'Summit' });
    expect(await names({ term: 'HARBOUR' })).toEqual(['Winter', 'Harbour Hunt']);
  });

  it.each(['50%', 'a_b', 'back\\slash', "O'Hara", '🎈'])('match %s literally', async (term) => {
    const { names, own } = await brand();
    await own({ name: `with ${term} in it` }, { name: 'with 50 axb backslash OHara in it' });
    expect(await names({ term })).toEqual([`with ${term} in it`]);
  });
});

describe('pages', () => {
  it('contain the requested games, the number of pages and the total', async () => {
    const { list, own } = await brand();
    await own({ name: '1' }, { name: '2' }, { name: '3' }, { name: '4' }, { name: '5' });
    const second = await list({ page: 2, per_page: 2 });
    expect(second.games.map(({ name }) => name)).toEqual(['3', '2']);
    expect(second.meta).toEqual({ pages: 3, page: 2, count: 5 });
  });

  it('hold 25 games by default', async () => {
    const { list, own } = await brand();
    await own(...Array.from({ length: 26 }, () => ({})));
    const first = await list();
    expect(first.games).toHaveLength(25);
    expect(first.meta).toEqual({ pages: 2, page: 1, count: 26 });
  });

  it('are empty beyond the last one but still report the total', async () => {
    const { list, own } = await brand();
    await own({}, {}, {});
    expect(await list({ page: 9, per_page: 2 })).toEqual({ games: [], meta: { pages: 2, page: 9, count: 3 } });
  });

  it('neither repeat nor skip games changed at the same moment', async () => {
    const { list, own } = await brand();
    const updated_at = new Date(Date.UTC(2030, 0, 1));
    const made = await own(...Array.from({ length: 7 }, () => ({ updated_at })));
    const pages = [
      await list({ page: 1, per_page: 3 }),
      await list({ page: 2, per_page: 3 }),
      await list({ page: 3, per_page: 3 }),
    ];
    const seen = pages.flatMap(({ games }) => games.map(({ id }) => id));
    expect(seen.toSorted((one, other) => one - other)).toEqual(made.map(({ id }) => id));
  });

  it.each(['page=0', 'page=x', 'per_page=0', 'per_page=10000', 'history=-1'])(
    'reject %s with a message',
    async (query) => {
      const { owner } = await brand();
      const { status, body } = await (await provider.as(owner)).get<{ message: string }>(`/games.json?${query}`);
      expect(status).toBe(400);
      expect(body.message).toContain(query.split('=')[0]);
    },
  );
});

it('returns every field of a list row', async () => {
  const { make, database, storage } = provider;
  const { whiteLabel, owner, list, own } = await brand();
  const [game] = await own({
    name: 'Regatta',
    code: 'REGATTA',
    start_anytime: 0,
    start_at: new Date('2030-06-01T14:00:00Z'),
    finish_at: new Date('2030-06-01T18:30:00Z'),
    export_player_enabled: 1,
    liberated_team: true,
  });
  if (!game) throw new Error('No game');
  const [team] = [await make.team(game), await make.team(game), await make.team(game, { deleted_at: new Date() })];
  await make.player(team, owner);
  const task = await make.task(game);
  await make.task(game, { deleted_at: new Date() });
  await make.answer(task, team, { approved_at: new Date() });
  await make.answer(task, team, { rejected_at: new Date() });
  await make.answer(task, team, { user_id: owner.id });
  const uuid = await ingestMedia(database.db, storage, {
    whiteLabelId: whiteLabel.id,
    extension: 'png',
    bytes: await picture('png'),
  });
  await attach(database.db, { owner: 'game', ownerId: game.id, name: 'standard' }, uuid);

  const { games: rows } = await list();
  expect(rows).toEqual([
    {
      id: game.id,
      code: 'REGATTA',
      name: 'Regatta',
      user: {
        access: 'Created',
        super_admin: false,
        administrator: true,
        creator: true,
        coordinator: false,
        judge: false,
      },
      category: 'Active',
      game_type: 1,
      license_type: 1,
      photo_thumb: `${provider.origin}/media/${uuid}/thumb.webp`,
      players: 1,
      start_anytime: 0,
      start_at: '2030-06-01T14:00:00.000Z',
      finish_at: '2030-06-01T18:30:00.000Z',
      tz: 'Eastern Time (US & Canada)',
      updated_at: game.updated_at.toISOString(),
      export_player_enabled: 1,
      teams_count: 2,
      answers_count: 3,
      waiting_count: 1,
      challenges_count: 1,
      liberated: { team: true, branding: false, library: false },
    },
  ]);
  const thumb = await fetch(String(rows[0]?.photo_thumb));
  expect(thumb.headers.get('Content-Type')).toBe('image/webp');
});
