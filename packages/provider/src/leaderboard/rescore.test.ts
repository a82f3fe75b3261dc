import { eq } from 'drizzle-orm';
import { purgeTaskTrash } from '../challenges/trash/purge';
import { answers, scores } from '../db/schema';
import { openLiveClient, testProvider, type Visitor } from '../testing';
import { makePlayground } from '../testing/playground';

const provider = testProvider();

it('rebuilds scores from scratch and announces start and finish', async () => {
  const { game, team, task, submit, owner, score } = await makePlayground(provider);
  const { as } = await team();
  await submit(as, await task());
  await provider.database.db
    .update(scores)
    .set({ points: 7, completed: 9, scored_at: null })
    .where(eq(scores.game_id, game.id));
  const client = await openLiveClient(provider.origin, as);
  expect((await owner.patch('/leaderboards/rescore.json', { game_id: game.id })).status).toBe(200);
  await client.waitFor(({ source }) => source === 'ss.game.score');
  expect(client.messages.map(({ source }) => source)).toEqual(['ss.game.rescore', 'ss.game.score']);
  client.close();
  expect(await score(as)).toMatchObject({ points: 50, completed: 1 });
});

it('rescores a played game when its moderation or time zone changes', async () => {
  const { game, team, task, submit, owner, score, settled } = await makePlayground(provider, { review: 'post' });
  const { db } = provider.database;
  const { as } = await team();
  await submit(as, await task());
  const change = async (values: object) => {
    expect((await owner.put(`/games/${game.id}.json`, values)).status).toBe(200);
    await settled();
  };
  await change({ review: 'pre' });
  expect(await score(as)).toMatchObject({ points: 0, completed: 0 });
  await db
    .update(answers)
    .set({ created_at: new Date('2026-06-02T02:00:00Z') })
    .where(eq(answers.game_id, game.id));
  await change({ review: 'post' });
  expect(await score(as)).toMatchObject({ points: 50, completed: 1 });
  const days = async () => {
    const rows = await db.select().from(scores).where(eq(scores.game_id, game.id));
    return rows.filter(({ style }) => style === 'daily').map(({ period }) => period);
  };
  expect(await days()).toEqual(['2026-06-02']);
  await change({ tz: 'Hawaii' });
  expect(await days()).toEqual(['2026-06-01']);
});

it('removes the points of a challenge once it is permanently deleted', async () => {
  const { game, team, task, submit, owner, score, settled } = await makePlayground(provider);
  const { as } = await team();
  const [kept, gone] = [await task(), await task()];
  for (const one of [kept, gone]) await submit(as, one);
  expect(await score(as)).toMatchObject({ points: 100, completed: 2 });
  await owner.call('DELETE', `/tasks/${gone.id}.json?game_id=${game.id}`);
  provider.clock.forward(11 * 60_000);
  await purgeTaskTrash(provider, provider.clock.now());
  await settled();
  expect(await score(as)).toMatchObject({ points: 50, completed: 1 });
});

it('allows only administrators and coordinators to rescore', async () => {
  const { game, team, judge, coordinator } = await makePlayground(provider);
  const rescore = async (who: Visitor) => (await who.patch('/leaderboards/rescore.json', { game_id: game.id })).status;
  expect([await rescore((await team()).as), await rescore(judge), await rescore(coordinator)]).toEqual([403, 403, 200]);
});
