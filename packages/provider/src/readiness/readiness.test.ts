import { TASK_TYPE, type Task, TEAM_KEY } from '@waymark/contract';
import { checkGame, type Finding, type GameContent } from '@waymark/contract/readiness';
import { eq } from 'drizzle-orm';
import { games, personalizations, realities, rewards } from '../db/schema';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';
import { makeHarbour } from '../testing/harbour';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

interface Answered {
  findings: Finding[];
  checked: number;
  tasks: { id: number; name: string; position: number }[];
}

it('finds what the builder finds and what only the provider can check', async () => {
  const { owner, player, game, id, put, remove, list } = await makeHarbour(provider, ['a', 'b', 'c', 'd']);
  await put('a', { task_type: 6, multiplechoice: 'left,right', description: 'To the %{pub} by the %{quay}, %{team}' });
  await put('b', { unlock_by_task_ids: `${id('a')};left` });
  await put('a', { multiplechoice: 'up,right', quantity: 1 });
  await put('d', { task_type: 4 });
  await remove('c');
  const { db } = provider.database;
  await db.insert(personalizations).values({ game_id: game.id, key: 'pub', value: 'Ship' });
  await db
    .insert(rewards)
    .values({ game_id: game.id, title: 'Film star', trig: 2, style: '2', push: '%{team}, see %{quay}' });
  const { status, body } = await owner.get<Answered>(`/games/${game.id}/readiness.json`);
  expect([status, body.checked]).toEqual([200, 3]);
  expect(body.findings.map(({ rule, task }) => [rule, task])).toEqual([
    ['no-start', undefined],
    ['unknown-key-reward', undefined],
    ['reward-out-of-reach', undefined],
    ['scarce-key', id('a')],
    ['unknown-key', id('a')],
    ['lock-answer', id('b')],
    ['no-qr-code', id('d')],
  ]);
  expect(body.tasks).toContainEqual({ id: id('d'), name: 'd', position: 3 });
  expect(body.tasks).toHaveLength(3);
  const { tasks } = await list('per_page=9999');
  const ofBuilder = checkGame({ game: {}, tasks: tasks as unknown as Task[], keys: ['pub', TEAM_KEY] });
  expect(ofBuilder).toEqual(body.findings.filter(({ task }) => task !== undefined));
  const asEdited = await owner.get<GameContent>(`/games/${game.id}/readiness/content.json`);
  expect(checkGame(asEdited.body)).toEqual(body.findings);
  expect((await player.get(`/games/${game.id}/readiness.json`)).status).toBe(403);
});

it('checks pictures, AR items, time windows, hints and texts of stored challenges', async () => {
  const { owner, whiteLabel, game, list } = await makeHarbour(provider);
  const { make, database } = provider;
  const at = (time: string) => new Date(`2036-05-01T${time}Z`);
  await database.db
    .update(games)
    .set({ start_at: at('09:00'), finish_at: at('11:00') })
    .where(eq(games.id, game.id));
  const rows = [
    { task_type: TASK_TYPE.sticker },
    { task_type: TASK_TYPE.arPhoto },
    { starts_at: at('12:00') },
    { starts_at: at('09:30'), ends_at: at('09:31'), timer: 120 },
    { points: 5, hint_1: 'Up', hint_1_points: 4, hint_2: 'Down', hint_2_points: 4 },
    { task_type: TASK_TYPE.video, video_length: 30, timer: 10 },
    { description: '<img src="https://pictures.test/a.png"> %{inn', unlock_by_location_radius: 30 },
  ];
  const ids: number[] = [];
  for (const [index, row] of rows.entries()) ids.push((await make.task(game, { position: index + 1, ...row })).id);
  const [sticker = 0, item = 0, late, brief, hints, film, words] = ids;
  for (const { name, ...size } of [
    { name: 'overlay', width: 640, height: 860 },
    { name: 'standard', width: 300, height: 200 },
  ]) {
    const { uuid } = await make.media(whiteLabel, size);
    await make.attachment({ owner: 'task', owner_id: sticker, name, media_uuid: uuid });
  }
  await database.db.insert(realities).values({ task_id: item, position: 0, arrival_location_radius: 1 });

  const { findings } = (await owner.get<Answered>(`/games/${game.id}/readiness.json`)).body;
  const ofTasks = findings.filter(({ task }) => task !== undefined);
  expect(ofTasks.map(({ rule, task }) => [rule, task])).toEqual(
    expect.arrayContaining([
      ['sticker-size', sticker],
      ['small-picture', sticker],
      ['no-model', item],
      ['closed-in-game', late],
      ['timer-longer-than-window', brief],
      ['hints-cost-more', hints],
      ['timer-before-film', film],
      ['radius-without-place', words],
    ]),
  );
  const { tasks } = await list('per_page=9999');
  const ofBuilder = checkGame({
    game: { start_at: at('09:00').toISOString(), finish_at: at('11:00').toISOString() },
    tasks: tasks as unknown as Task[],
  });
  expect(ofBuilder.filter(({ task }) => task !== undefined)).toEqual(ofTasks);
});
