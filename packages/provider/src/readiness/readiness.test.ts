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
  await put('a', { multiplechoice: 'up,down,right', quantity: 1 });
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
      ['picture-without-text', sticker],
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
    alternatives: true,
  });
  expect(ofBuilder.filter(({ task }) => task !== undefined)).toEqual(ofTasks);
});

it('counts neither deleted nor merged teams', async () => {
  const { owner, game, put, id } = await makeHarbour(provider, ['key', 'door']);
  await put('key', { quantity: 1 });
  await put('door', { unlock_by_task_id: id('key') });
  const deleted_at = new Date();
  const stays = await provider.make.team(game);
  await provider.make.team(game, { deleted_at });
  await provider.make.team(game, { deleted_at, merged_into_id: stays.id });
  const { body } = await owner.get<Answered>(`/games/${game.id}/readiness.json`);
  expect(body.findings.filter(({ rule }) => rule === 'scarce-key')).toEqual([]);
});

it('compares the cost of hints with what the first attempt of a trivia challenge earns', async () => {
  const { owner, game, put } = await makeHarbour(provider, ['quiz']);
  const asked = { task_type: TASK_TYPE.trivia, trivia: '1871', points: 100, hint_1: 'Up', hint_1_points: 10 };
  const costs = async (body: object) => {
    expect((await put('quiz', { ...asked, ...body })).status).toBe(200);
    const { findings } = (await owner.get<Answered>(`/games/${game.id}/readiness.json`)).body;
    return findings.filter(({ rule }) => rule === 'hints-cost-more').map(({ values }) => values);
  };
  expect(await costs({ trivia_points_1: 9 })).toEqual([{ cost: 10, points: 9 }]);
  expect(await costs({ trivia_points_1: 9999, trivia_points_unlimited: 8 })).toEqual([{ cost: 10, points: 8 }]);
  expect(await costs({ trivia_points_1: 10 })).toEqual([]);
});

it('advises to describe pictures until they are described or decorative', async () => {
  const { owner, whiteLabel, game, id } = await makeHarbour(provider, ['cranes']);
  for (const name of ['standard', 'reward']) {
    const { uuid } = await provider.make.media(whiteLabel, { width: 900, height: 900 });
    await provider.make.attachment({ owner: 'task', owner_id: id('cranes'), name, media_uuid: uuid });
  }
  const undescribed = async () => {
    const { findings } = (await owner.get<Answered>(`/games/${game.id}/readiness.json`)).body;
    const asEdited = await owner.get<GameContent>(`/games/${game.id}/readiness/content.json`);
    expect(checkGame(asEdited.body)).toEqual(findings);
    return findings
      .filter(({ rule }) => rule === 'picture-without-text')
      .map(({ level, field }) => `${level} ${field}`);
  };
  const describe = (slot: string, body: object) =>
    owner.put(`/medias/alternatives/task/${id('cranes')}/${slot}.json`, body);
  expect(await undescribed()).toEqual(['advice reward', 'advice standard']);
  expect((await describe('standard', { alt: 'Three cranes' })).status).toBe(200);
  expect((await describe('reward', { decorative: true })).status).toBe(200);
  expect(await undescribed()).toEqual([]);
});
