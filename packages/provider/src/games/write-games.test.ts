import { formatWallTime, type Game } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { auditLog } from '../db/schema';
import { type TestProvider, testProvider } from '../testing';
import { makeOwnedGame } from '../testing/owned-game';

interface One {
  game: Game;
}
interface Refused {
  errors: Record<string, string[]>;
}

const provider = testProvider();

const harbour = (row?: Parameters<TestProvider['make']['game']>[1]) => makeOwnedGame(provider, row);

describe('creating a game', () => {
  it('makes the caller its creator and fills in the defaults', async () => {
    const { chief } = await harbour();
    const { status, body } = await chief.post<One>('/games.json', { name: 'Night Walk', code: 'NIGHT' });
    expect(status).toBe(200);
    expect(body.game).toMatchObject({
      name: 'Night Walk',
      code: 'NIGHT',
      user: { access: 'Created', creator: true, administrator: true, super_admin: true },
      id: expect.any(Number),
      category: 'Active',
      game_type: 1,
      license_type: 1,
      signed_legal: 1,
      tz: 'Eastern Time (US & Canada)',
      review: 'post',
      leaderboard_visible: 1,
      notifications_bidirectional: 1,
      join_existing_team: 0,
      searchability: 1,
      start_anytime: null,
      start_at: null,
    });
    const again = await chief.get<One>(`/games/${body.game.id}.json`);
    expect(again.body).toEqual(body);
  });

  it('generates an entry code when none is given', async () => {
    const { chief } = await harbour();
    const [one, other] = [
      await chief.post<One>('/games.json', { name: 'One' }),
      await chief.post<One>('/games.json', { name: 'Other' }),
    ];
    expect(one.body.game.code).toMatch(/^[A-Z0-9]{6}$/);
    expect(other.body.game.code).not.toBe(one.body.game.code);
  });

  it('is reserved for super administrators', async () => {
    const { owner } = await harbour();
    expect((await owner.post('/games.json', { name: 'Mine' })).status).toBe(403);
  });

  it('reads times as wall time in the given zone', async () => {
    const { chief } = await harbour();
    const { body } = await chief.post<One>('/games.json', {
      name: 'Timed',
      start_anytime: 0,
      tz: 'Tokyo',
      start_at: '06/01/2030 09:00 am',
      finish_at: '06/01/2030 05:30 pm',
    });
    expect(body.game).toMatchObject({
      tz: 'Tokyo',
      start_at: '2030-06-01T00:00:00.000Z',
      finish_at: '2030-06-01T08:30:00.000Z',
    });
  });
});

describe('field errors', () => {
  it.each([
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(256) }],
    ['code', { name: 'Game', code: 'ab' }],
    ['code', { name: 'Game', code: '' }],
    ['tz', { name: 'Game', tz: 'Middle of nowhere' }],
    ['start_at', { name: 'Game', start_at: '2030-06-01T00:00' }],
    ['start_at', { name: 'Game', start_at: '02/30/2030 10:00 am' }],
    ['finish_at', { name: 'Game', start_at: '06/02/2030 10:00 am', finish_at: '06/02/2030 10:00 am' }],
    ['primary_email', { name: 'Game', primary_email: 'nowhere' }],
    ['webhook', { name: 'Game', webhook: 'not an address' }],
    ['webhook', { name: 'Game', webhook: 'http://example.test/hook' }],
    ['webhook', { name: 'Game', webhook: `https://example.test/${'x'.repeat(1024)}` }],
    ['soundtrack', { name: 'Game', soundtrack: '7' }],
    ['standard_media_uuid', { name: 'Game', standard_media_uuid: 'no-uuid', standard_media_extension: 'png' }],
  ])("are reported under the field's name: %s", async (field, body) => {
    const { chief, owner, path, game } = await harbour();
    const created = await chief.post<Refused>('/games.json', body);
    expect(created.status).toBe(422);
    expect(created.body.errors[field]?.[0]).toMatch(/\w{3}/);
    const updated = await owner.put<Refused>(path, body);
    expect(updated.status).toBe(422);
    expect(Object.keys(updated.body.errors)).toEqual([field]);
    expect((await owner.get<One>(path)).body.game.name).toBe(game.name);
  });

  it("use the specification's wording for webhooks", async () => {
    const { owner, path } = await harbour();
    const fault = async (webhook: string) => (await owner.put<Refused>(path, { webhook })).body.errors.webhook;
    expect(await fault('nothing')).toEqual(['Webhook URL is not a valid URL.']);
    expect(await fault('http://example.test')).toEqual(['Webhook URL must use HTTPS.']);
  });

  it('are reported together', async () => {
    const { chief } = await harbour();
    const { body } = await chief.post<Refused>('/games.json', { name: '', code: 'x', tz: 'y' });
    expect(Object.keys(body.errors).toSorted()).toEqual(['code', 'name', 'tz']);
  });

  it('report a missing name', async () => {
    const { chief } = await harbour();
    const { status, body } = await chief.post<Refused>('/games.json', {});
    expect([status, Object.keys(body.errors)]).toEqual([422, ['name']]);
  });

  it('return 400 when the body is no object', async () => {
    const { owner, path } = await harbour();
    for (const body of [[], '{"name":', 'null', '"x"']) {
      const { status, body: answer } = await owner.put<{ message: string }>(path, body);
      expect([status, typeof answer.message]).toEqual([400, 'string']);
    }
    expect((await owner.put<{ message: string }>(path)).status).toBe(400);
  });
});

describe('entry codes', () => {
  it('are unique per white label ignoring case, and freed when the game is deleted', async () => {
    const { make } = provider;
    const { whiteLabel, chief } = await harbour({ code: 'Taken' });
    await make.game(whiteLabel, { code: 'Gone', deleted_at: new Date() });
    const taken = await chief.post<Refused>('/games.json', { name: 'Game', code: 'tAKEN' });
    expect([taken.status, taken.body.errors]).toEqual([422, { code: ['Entry code is already taken.'] }]);
    expect((await chief.post('/games.json', { name: 'Game', code: 'GONE' })).status).toBe(200);
    const elsewhere = await harbour();
    expect((await elsewhere.chief.post('/games.json', { name: 'Game', code: 'Taken' })).status).toBe(200);
  });

  it('go to only one of three concurrent requests', async () => {
    const { chief } = await harbour();
    const ask = () => chief.post('/games.json', { name: 'Game', code: 'RACE' });
    const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422, 422]);
  });

  it('can be sent again unchanged', async () => {
    const { owner, path, game } = await harbour();
    expect((await owner.put(path, { code: game.code })).status).toBe(200);
  });
});

describe('changing a game', () => {
  it('changes the fields sent and keeps the others', async () => {
    const { owner, path } = await harbour({ name: 'Before', cheats: ['one'], share_location: 1 });
    const before = (await owner.get<One>(path)).body.game;
    provider.clock.forward(1000);
    const { body } = await owner.put<One>(path, { name: 'After', timer_visible: 1, late: 'reject', unknown: 'field' });
    const { updated_at, ...rest } = body.game;
    expect(rest).toEqual({ ...before, name: 'After', timer_visible: 1, late: 'reject', updated_at: undefined });
    expect(Date.parse(String(updated_at))).toBeGreaterThan(Date.parse(String(before.updated_at)));
  });

  it('stores every settings field', async () => {
    const { owner, chief, path } = await harbour();
    const fields = {
      cheats: ['open', 'sesame'],
      primary_email: 'crew@example.test',
      signed_legal: 0,
      start_anytime: 1,
      time_to_play: 90,
      searchability: 0,
      join_existing_team: 1,
      leaderboard_visible: 0,
      notifications_bidirectional: 0,
      category: 'Template',
      unlock_requires_network: 1,
      shuffled: 1,
      review: 'pre',
      export_player_enabled: 1,
      share_location: 1,
      webhook: 'https://example.test/hook',
      soundtrack: '3',
    };
    await owner.put(path, fields);
    expect((await chief.get<One>(path)).body.game).toMatchObject(fields);
  });

  it("reads times in the game's zone, or in a zone sent with them", async () => {
    const { owner, path } = await harbour({ tz: 'London' });
    const at = '01/15/2030 12:00 pm';
    const put = async (body: object) => (await owner.put<One>(path, body)).body.game;
    expect((await put({ start_at: at })).start_at).toBe('2030-01-15T12:00:00.000Z');
    expect((await put({ start_at: at, tz: 'Sydney' })).start_at).toBe('2030-01-15T01:00:00.000Z');
    const moved = await put({ tz: 'Eastern Time (US & Canada)' });
    expect(moved.start_at).toBe('2030-01-15T01:00:00.000Z');
    expect(formatWallTime(String(moved.start_at), 'America/New_York')).toBe('01/14/2030 08:00 pm');
  });

  it('clears a time', async () => {
    const { owner, path } = await harbour({ start_at: new Date(), finish_at: new Date(Date.now() + 1000) });
    const { body } = await owner.put<One>(path, { start_at: '', finish_at: '' });
    expect(body.game).toMatchObject({ start_at: null, finish_at: null });
  });

  it('checks a new finish against the stored start', async () => {
    const { owner, path } = await harbour({ tz: 'UTC', start_at: new Date('2030-06-01T12:00:00Z') });
    expect((await owner.put(path, { finish_at: '06/01/2030 11:59 am' })).status).toBe(422);
    expect((await owner.put(path, { finish_at: '06/01/2030 12:01 pm' })).status).toBe(200);
  });

  it('lets only the owner change the description', async () => {
    const { make } = provider;
    const { whiteLabel, game, owner, chief, path } = await harbour({ description: 'Old' });
    const managerRow = await make.user(whiteLabel);
    await make.member(game, managerRow, { access: 'Managing' });
    const manager = await provider.as(managerRow);
    expect((await manager.put(path, { description: 'New' })).status).toBe(403);
    expect((await chief.put(path, { description: 'New' })).status).toBe(403);
    expect((await manager.put(path, { description: 'Old', name: 'Named' })).status).toBe(200);
    expect((await owner.put<One>(path, { description: 'New' })).body.game.description).toBe('New');
  });

  it('lets only super administrators set promotion and licence', async () => {
    const { owner, chief, path } = await harbour();
    for (const body of [{ game_type: 2 }, { game_type: 3 }, { license_type: 5 }]) {
      expect((await owner.put(path, body)).status).toBe(403);
      expect((await chief.put(path, body)).status).toBe(200);
    }
    expect((await owner.put(path, { game_type: 1 })).status).toBe(200);
  });

  it('writes the user and the changed fields to the audit log', async () => {
    const { owner, ownerRow, game, path } = await harbour();
    await owner.put(path, { name: 'Logged', shuffled: 1 });
    await owner.put(path, { name: '' });
    const rows = await provider.database.db.select().from(auditLog).where(eq(auditLog.game_id, game.id));
    expect(rows).toMatchObject([{ user_id: ownerRow.id, action: 'ss.game.update', fields: ['name', 'shuffled'] }]);
  });

  it('returns 413 for a text of 10 MB', async () => {
    const { owner, path } = await harbour();
    const { status, body } = await owner.put<{ message: string }>(path, { description: 'x'.repeat(10_000_000) });
    expect([status, body.message]).toEqual([413, 'The request is too long.']);
    const long = await owner.put<Refused>(path, { description: 'x'.repeat(100_001) });
    expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['description']]);
  });
});

it('hides cheat codes and addresses from players', async () => {
  const { make } = provider;
  const { whiteLabel, game, path } = await harbour({ cheats: ['secret'], webhook: 'https://example.test/hook' });
  const player = await make.user(whiteLabel);
  await make.member(game, player, { access: 'Joined' });
  const { body } = await (await provider.as(player)).get<One>(path);
  expect(JSON.stringify(body)).not.toMatch(/secret|hook"|@/);
});

describe('the category', () => {
  it('changes neither promotion nor searchability', async () => {
    const { owner, path, game } = await harbour({ game_type: 2, searchability: 1 });
    for (const category of ['Draft', 'Active', 'Template', 'Archive'] as const) {
      await owner.put(path, { category });
      expect((await owner.get<One>(path)).body.game).toMatchObject({ category, game_type: 2, searchability: 1 });
      const { body } = await owner.get<{ games: Game[] }>(`/games.json?term=${encodeURIComponent(game.name)}`);
      expect(body.games.map(({ id }) => id)).toContain(game.id);
    }
  });
});
