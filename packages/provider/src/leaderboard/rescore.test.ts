import { eq } from 'drizzle-orm';
import { scores } from '../db/schema';
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

it('allows only administrators and coordinators to rescore', async () => {
  const { game, team, judge, coordinator } = await makePlayground(provider);
  const rescore = async (who: Visitor) => (await who.patch('/leaderboards/rescore.json', { game_id: game.id })).status;
  expect([await rescore((await team()).as), await rescore(judge), await rescore(coordinator)]).toEqual([403, 403, 200]);
});
