import { GAME_MODE, type GameClock, gameStateAt } from '@waymark/contract';
import { picture } from '@waymark/studio/testing';
import { eq, sql } from 'drizzle-orm';
import {
  attachments,
  brandings,
  gameCounts,
  gameMembers,
  type games,
  personalizations,
  realities,
  rewards,
  tags,
  taskPrerequisites,
  tasks,
  taskTags,
} from '../../db/schema';
import { attach } from '../../media/attachments';
import { ingestMedia } from '../../media/ingest';
import { allowBlockedEventLoop, openLiveClient, START_TIMEOUT, testProvider } from '../../testing';

interface One {
  game: { id: number; code: string; name: string; photo_thumb: string; [field: string]: unknown };
}

const provider = testProvider();

async function harbour(row: Partial<typeof games.$inferInsert> = {}) {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const [creator, manager] = [await make.user(whiteLabel), await make.user(whiteLabel)];
  const game = await make.game(whiteLabel, row);
  await make.member(game, creator, { access: 'Created' });
  await make.member(game, manager, { access: 'Managing' });
  const as = await provider.as(manager);
  const clone = async () => (await as.post<One>(`/games/${game.id}/clone.json`)).body.game;
  return { whiteLabel, game, creator, manager, as, clone };
}

const rowsOf = <Table extends typeof tasks | typeof rewards | typeof personalizations>(table: Table, gameId: number) =>
  provider.database.db
    .select()
    .from(table as typeof tasks)
    .where(eq(table.game_id, gameId))
    .orderBy(table.id);

describe('a copy of a game', () => {
  it('belongs only to the caller, has a code of its own and is unlisted', async () => {
    const { as, game, manager, clone } = await harbour({
      name: 'Harbour Hunt',
      description: 'Find the pilot.',
      tz: 'Tokyo',
      time_to_play: 90,
      cheats: ['open sesame'],
      game_type: 2,
      license_type: 9,
      grey_enabled: true,
      reels_enabled: true,
      liberated_team: true,
    });
    const copy = await clone();
    expect(copy).toMatchObject({
      name: 'Copy of Harbour Hunt',
      description: 'Find the pilot.',
      tz: 'Tokyo',
      time_to_play: 90,
      cheats: ['open sesame'],
      user: { access: 'Created', creator: true },
      searchability: 0,
      game_type: 1,
      license_type: 1,
      grey_enabled: false,
      reels_enabled: false,
      liberated: { team: false, branding: false, library: false },
    });
    expect(copy.id).not.toBe(game.id);
    expect(copy.code).not.toBe(game.code);
    const members = await provider.database.db.select().from(gameMembers).where(eq(gameMembers.game_id, copy.id));
    expect(members).toMatchObject([{ user_id: manager.id, access: 'Created' }]);
    const { body } = await as.get<{ games: { id: number }[] }>('/games.json');
    expect(body.games.map(({ id }) => id)).toEqual([copy.id, game.id]);
  });

  it.each([
    ['a live game', GAME_MODE.scheduled, GAME_MODE.scheduled, 'unscheduled'],
    ['a game that teams start anytime', GAME_MODE.anytime, GAME_MODE.scheduled, 'unscheduled'],
    ['a stopped game', GAME_MODE.stopped, GAME_MODE.stopped, 'stopped'],
  ])('of %s is not live', async (_, before, after, state) => {
    const hour = 3_600_000;
    const [start_at, finish_at] = [new Date(Date.now() - hour), new Date(Date.now() + hour)];
    const { game, as, clone } = await harbour({ start_anytime: before, start_at, finish_at });
    const task = await provider.make.task(game, { position: 1, starts_at: start_at });
    const copy = await clone();
    expect(copy).toMatchObject({ category: 'Active', start_anytime: after, start_at: null, finish_at: null });
    expect(await rowsOf(tasks, copy.id)).toMatchObject([{ starts_at: task.starts_at }]);
    const clock = async ({ id }: { id: number }) => (await as.get<{ game: GameClock }>(`/games/${id}.json`)).body.game;
    expect(gameStateAt(await clock(copy), Date.now())).toBe(state);
    expect((await clock(game)).start_at).not.toBeNull();
  });

  it('copies challenges with locks, AR items, tags and files, all relinked to the copies', async () => {
    const { database, storage, make } = provider;
    const { db } = database;
    const { whiteLabel, game, clone } = await harbour();
    const second = await make.task(game, { name: 'Second', position: 2, points: 50, hint_1: 'Look up' });
    const first = await make.task(game, { name: 'First', position: 1, latitude: 42.5 });
    const gone = await make.task(game, { name: 'Gone', position: 3, deleted_at: new Date() });
    await db.insert(taskPrerequisites).values([
      { task_id: second.id, prerequisite_id: first.id, options: ['left'] },
      { task_id: first.id, prerequisite_id: gone.id },
    ]);
    const [item] = await db.insert(realities).values({ task_id: first.id, position: 3, chain: '1.8' }).returning();
    const [tag] = await db.insert(tags).values({ white_label_id: whiteLabel.id, label: 'outdoor' }).returning();
    await db.insert(taskTags).values({ task_id: second.id, tag_id: tag?.id ?? 0 });
    const uuid = await ingestMedia(db, storage, {
      whiteLabelId: whiteLabel.id,
      extension: 'png',
      bytes: await picture(),
    });
    await attach(db, { owner: 'task', ownerId: second.id, name: 'correct' }, uuid);
    await attach(db, { owner: 'reality', ownerId: item?.id ?? 0, name: 'standard' }, uuid);

    const copy = await clone();
    const [one, two, ...more] = await rowsOf(tasks, copy.id);
    expect(more).toEqual([]);
    expect([one, two]).toMatchObject([
      { name: 'First', position: 1, latitude: 42.5 },
      { name: 'Second', position: 2, points: 50, hint_1: 'Look up' },
    ]);
    const [oneId, twoId] = [one?.id ?? 0, two?.id ?? 0];
    expect([first.id, second.id]).not.toContain(oneId);
    const locks = db.select().from(taskPrerequisites);
    expect(await locks.where(eq(taskPrerequisites.task_id, twoId))).toEqual([
      { task_id: twoId, prerequisite_id: oneId, options: ['left'] },
    ]);
    expect(await db.select().from(taskPrerequisites).where(eq(taskPrerequisites.task_id, oneId))).toEqual([]);
    const [copiedItem] = await db.select().from(realities).where(eq(realities.task_id, oneId));
    expect(copiedItem).toMatchObject({ position: 3, chain: '1.8' });
    expect(copiedItem?.id).not.toBe(item?.id);
    expect(await db.select().from(taskTags).where(eq(taskTags.task_id, twoId))).toEqual([
      { task_id: twoId, tag_id: tag?.id },
    ]);
    const shown = await db.select().from(attachments).where(eq(attachments.media_uuid, uuid));
    expect(shown.map(({ owner, owner_id, name }) => [owner, owner_id, name])).toEqual(
      expect.arrayContaining([
        ['task', twoId, 'correct'],
        ['reality', copiedItem?.id, 'standard'],
      ]),
    );
    expect(shown).toHaveLength(4);
  });

  it('copies rewards, personalizations and branding but no play data', async () => {
    const { database, make } = provider;
    const { db } = database;
    const { game, manager, clone } = await harbour();
    await db.insert(rewards).values({ game_id: game.id, title: 'Gold', first: 3, points: 100 });
    await db.insert(personalizations).values({ game_id: game.id, key: 'ship', value: 'Aurora' });
    await db.insert(brandings).values({ game_id: game.id, help: 'Ask the crew.', theme: 1 });
    const task = await make.task(game, { position: 1 });
    const team = await make.team(game);
    await make.player(team, manager);
    await make.answer(task, team);
    const copy = await clone();
    expect(await rowsOf(rewards, copy.id)).toMatchObject([{ title: 'Gold', first: 3, points: 100 }]);
    expect(await rowsOf(personalizations, copy.id)).toMatchObject([{ key: 'ship', value: 'Aurora' }]);
    expect(await db.select().from(brandings).where(eq(brandings.game_id, copy.id))).toMatchObject([
      { help: 'Ask the crew.', theme: 1 },
    ]);
    expect(await db.select().from(gameCounts).where(eq(gameCounts.game_id, copy.id))).toMatchObject([
      { challenges: 1, teams: 0, players: 0, answers: 0, waiting: 0 },
    ]);
  });

  it('does not change when the original does', async () => {
    const { game, clone, as } = await harbour({ name: 'Before' });
    const task = await provider.make.task(game, { position: 1, name: 'Old words' });
    const copy = await clone();
    await as.put(`/games/${game.id}.json`, { name: 'After' });
    await provider.database.db.update(tasks).set({ name: 'New words' }).where(eq(tasks.id, task.id));
    const { body } = await as.get<One>(`/games/${copy.id}.json`);
    expect(body.game.name).toBe('Copy of Before');
    expect(await rowsOf(tasks, copy.id)).toMatchObject([{ name: 'Old words' }]);
  });

  it('cuts a long name without splitting a surrogate pair', async () => {
    const { clone } = await harbour({ name: `${'x'.repeat(246)}🎈 and more` });
    const copy = await clone();
    expect(copy.name).toBe(`Copy of ${'x'.repeat(246)}`);
  });

  it('notifies its owner', async () => {
    const { as, manager, clone } = await harbour();
    const client = await openLiveClient(provider.origin, { token: as.token ?? '', whitelabel: as.whitelabel });
    const copy = await clone();
    const { detail } = await client.waitFor(({ source }) => source === 'ss.game.clone');
    expect(detail).toMatchObject({ user_id: manager.id, game: { id: copy.id, name: copy.name } });
    client.close();
  });

  it(
    'copies 5,000 challenges, each locked by the copy of the one before',
    async () => {
      allowBlockedEventLoop('The embedded database copies all of them in one statement.');
      const { game, clone } = await harbour();
      const { db } = provider.database;
      await db.execute(sql`insert into tasks (game_id, position, name)
      select ${game.id}, n, 'Challenge ' || n from generate_series(1, 5000) as n`);
      await db.execute(sql`insert into task_prerequisites (task_id, prerequisite_id)
      select one.id, other.id from tasks one inner join tasks other on other.game_id = one.game_id
        and other.position = one.position - 1 where one.game_id = ${game.id}`);
      const copy = await clone();
      expect(copy.challenges_count).toBe(5000);
      const chained = await db
        .select({ task: tasks.position, needs: sql<number>`needed.position` })
        .from(tasks)
        .innerJoin(taskPrerequisites, eq(taskPrerequisites.task_id, tasks.id))
        .innerJoin(sql`tasks as needed`, sql`needed.id = ${taskPrerequisites.prerequisite_id}`)
        .where(sql`${tasks.game_id} = ${copy.id} and needed.game_id = ${copy.id}`);
      expect(chained).toHaveLength(4999);
      expect(chained.every(({ task, needs }) => needs === task - 1)).toBe(true);
    },
    START_TIMEOUT,
  );
});
