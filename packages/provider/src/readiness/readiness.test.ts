import type { Task } from '@waymark/contract';
import { checkGame, type Finding, type GameContent } from '@waymark/contract/readiness';
import { personalizations, rewards } from '../db/schema';
import { START_PATIENCE, startTestProvider, type TestProvider } from '../testing';
import { makeHarbour } from '../testing/harbour';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_PATIENCE);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

interface Answered {
  findings: Finding[];
  checked: number;
  tasks: { id: number; name: string; position: number }[];
}

it('says what the builder says of the same game, and of what only the provider has at hand', async () => {
  const { owner, player, game, id, put, remove, list } = await makeHarbour(provider, ['a', 'b', 'c', 'd']);
  await put('a', { task_type: 6, multiplechoice: 'left,right', description: 'To the %{pub} by the %{quay}' });
  await put('b', { unlock_by_task_ids: `${id('a')};left` });
  await put('a', { multiplechoice: 'up,right', quantity: 1 });
  await put('d', { task_type: 4 });
  await remove('c');
  const { db } = provider.database;
  await db.insert(personalizations).values({ game_id: game.id, key: 'pub', value: 'Ship' });
  await db.insert(rewards).values({ game_id: game.id, title: 'Film star', trig: 2, style: '2' });
  const { status, body } = await owner.get<Answered>(`/games/${game.id}/readiness.json`);
  expect([status, body.checked]).toEqual([200, 3]);
  expect(body.findings.map(({ rule, task }) => [rule, task])).toEqual([
    ['no-start', undefined],
    ['reward-out-of-reach', undefined],
    ['scarce-key', id('a')],
    ['unknown-key', id('a')],
    ['lock-answer', id('b')],
    ['no-qr-code', id('d')],
  ]);
  expect(body.tasks).toContainEqual({ id: id('d'), name: 'd', position: 3 });
  expect(body.tasks).toHaveLength(3);
  const { tasks } = await list('per_page=9999');
  const ofBuilder = checkGame({ game: {}, tasks: tasks as unknown as Task[], keys: ['pub'] });
  expect(ofBuilder).toEqual(body.findings.filter(({ task }) => task !== undefined));
  const asEdited = await owner.get<GameContent>(`/games/${game.id}/readiness/content.json`);
  expect(checkGame(asEdited.body)).toEqual(body.findings);
  expect((await player.get(`/games/${game.id}/readiness.json`)).status).toBe(403);
});
