import { TASK_TYPE } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { answers, attachments, auditLog, media, reviews, scores, takenHints, teams } from '../db/schema';
import { mediaKey } from '../media/keys';
import { openLiveClient, testProvider } from '../testing';
import { makePlayground } from '../testing/playground';

const provider = testProvider();

it('deletes all submissions with their files and scores, and notifies the game', async () => {
  const { game, team, task, submit, upload, review, judge, whiteLabel, owner, score } = await makePlayground(provider);
  const { as, user } = await team();
  const uuid = await upload(user);
  const row = await task({ task_type: TASK_TYPE.photo });
  const { id } = (await submit(as, row, { media_uuid: uuid })).body.answer;
  await review(judge, 'accept', id, { points: 40 });
  const { db } = provider.database;
  const [hinted] = await db.select({ id: answers.team_id }).from(answers).where(eq(answers.id, id));
  await db.insert(takenHints).values({ team_id: hinted?.id ?? 0, task_id: row.id, number: 1, points: 10 });
  await db.update(teams).set({ began_at: provider.clock.now() }).where(eq(teams.game_id, game.id));
  const other = await makePlayground(provider);
  const kept = (await other.submit((await other.team()).as, await other.task())).body.answer.id;
  const root = await provider.as(await provider.make.user(whiteLabel, { super_admin: true }));
  const client = await openLiveClient(provider.origin, as);

  expect((await owner.call('DELETE', `/games/${game.id}/empty.json`)).status).toBe(403);
  expect((await root.call('DELETE', `/games/${game.id}/empty.json`)).status).toBe(200);

  expect(await db.select().from(answers).where(eq(answers.game_id, game.id))).toEqual([]);
  expect(await db.select().from(attachments).where(eq(attachments.media_uuid, uuid))).toEqual([]);
  expect(await db.select().from(media).where(eq(media.uuid, uuid))).toEqual([]);
  expect(await db.select().from(takenHints).where(eq(takenHints.task_id, row.id))).toEqual([]);
  const clocks = await db.select({ began: teams.began_at }).from(teams).where(eq(teams.game_id, game.id));
  expect(clocks.filter(({ began }) => began)).toEqual([]);
  expect(await provider.storage.readAll(mediaKey(uuid, 'standard.webp'))).toBeUndefined();
  expect(await score(as)).toMatchObject({ points: 0, completed: 0 });
  const styles = await db.select({ style: scores.style }).from(scores).where(eq(scores.game_id, game.id));
  expect(styles.map(({ style }) => style)).toEqual(['alltime']);
  expect(await db.select({ id: answers.id }).from(answers).where(eq(answers.id, kept))).toHaveLength(1);
  await client.waitFor(({ source, detail }) => source === 'ss.game.update' && detail.fields?.[0] === 'answers');
  await client.waitFor(({ source }) => source === 'ss.game.score');
  client.close();
  const lines = await db.select().from(auditLog).where(eq(auditLog.game_id, game.id));
  expect(lines.at(-2)?.changes).toEqual([{ field: 'answers', from: '1', to: '0' }]);
  // Decisions about deleted answers can't be undone.
  const [decided] = await db.select().from(reviews).where(eq(reviews.game_id, game.id));
  const undo = await judge.post<{ ids: number[] }>('/answers/undo.json', { game_id: game.id, undo_id: decided?.id });
  expect(undo.body.ids).toEqual([]);
  expect((await submit(as, row, { media_uuid: await upload(user) })).status).toBe(200);
});
