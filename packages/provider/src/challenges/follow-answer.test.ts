import { eq } from 'drizzle-orm';
import { auditLog } from '../db/schema';
import { openLiveClient, testProvider } from '../testing';
import { makeHarbour } from '../testing/harbour';

const provider = testProvider();

/** A fork to the quay or the pub, and what their locks are. */
async function fork() {
  const harbour = await makeHarbour(provider, ['Fork', 'Quay', 'Pub']);
  const { put, id, list } = harbour;
  await put('Fork', { task_type: 11, multiplechoice: 'left, right' });
  await put('Quay', { unlock_by_task_ids: `${id('Fork')};left` });
  await put('Pub', { unlock_by_task_ids: `${id('Fork')};right:left` });
  const locks = async () =>
    (await list()).tasks.slice(1).map(({ unlock_by_task_ids }) => String(unlock_by_task_ids).split(';')[1]);
  return { ...harbour, locks };
}

it('lets locks follow an answer that is reworded, and announces their challenges', async () => {
  const { put, id, locks, owner, game } = await fork();
  const client = await openLiveClient(provider.origin, owner, ['ss.task.update']);
  expect((await put('Fork', { multiplechoice: 'Port, right' })).status).toBe(200);
  expect(await locks()).toEqual(['Port', 'right:Port']);
  const { detail } = await client.waitFor((message) => message.detail.task === undefined);
  expect(detail).toMatchObject({ tasks: [{ id: id('Quay') }, { id: id('Pub') }], fields: ['unlock_by_task_ids'] });
  client.close();
  const lines = await provider.database.db.select().from(auditLog).where(eq(auditLog.game_id, game.id));
  expect(lines.at(-1)?.changes).toEqual([{ field: 'unlock_by_task_ids', from: 'left', to: 'Port' }]);
});

it('keeps the old wording in locks that a team has opened with it', async () => {
  const { put, locks, game, id } = await fork();
  const { make } = provider;
  await make.answer({ id: id('Fork'), game_id: game.id }, await make.team(game), { comment: ' Left' });
  await put('Fork', { multiplechoice: 'Port, right' });
  expect(await locks()).toEqual(['left:Port', 'right:left:Port']);
});

it.each([
  ['several answers', 'up, down'],
  ['the order', 'right, left'],
  ['their number', 'right'],
  ['one that is blank for now', ', right'],
])('leaves locks alone when a change is about %s', async (_, multiplechoice) => {
  const { put, locks } = await fork();
  expect((await put('Fork', { multiplechoice })).status).toBe(200);
  expect(await locks()).toEqual(['left', 'right:left']);
});
