/** @also-embedded Scores are summed by statements that differ between engines. */
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { answers, rewardGrants, rewards, scoreAdjustments, scores, teams } from '../db/schema';
import { START_TIMEOUT, testProvider } from '../testing';
import { makePlayground } from '../testing/playground';
import { scoreRows } from './score-rows';
import { updateScores } from './update-scores';

const provider = testProvider();

type Row = {
  team_id: number;
  style: string;
  period?: string;
  points?: number;
  completed?: number;
  scored_at?: Date | null;
};
const received = (rows: readonly Row[]) =>
  rows
    .map((row) =>
      [row.team_id, row.style, row.period, row.points, row.completed, row.scored_at?.toISOString()].join(' '),
    )
    .toSorted();

/** Compares stored scores with those added up from answers, rewards and adjustments one by one. */
async function expectScoresToFollow(game: { id: number; tz: string; review: string }) {
  const { db } = provider.database;
  const [stored, given, own] = [
    await db.select().from(scores).where(eq(scores.game_id, game.id)),
    await db.select().from(answers).where(eq(answers.game_id, game.id)).orderBy(answers.created_at, answers.id),
    await db.select({ id: teams.id }).from(teams).where(eq(teams.game_id, game.id)),
  ];
  const earned = await db
    .select({ team_id: rewardGrants.team_id, points: rewards.points, created_at: rewardGrants.created_at })
    .from(rewardGrants)
    .innerJoin(rewards, eq(rewards.id, rewardGrants.reward_id))
    .where(eq(rewards.game_id, game.id));
  const adjusted = await db.select().from(scoreAdjustments).where(eq(scoreAdjustments.game_id, game.id));
  const rows = scoreRows(
    game,
    own.map(({ id }) => id),
    given.map((row) => ({ row })),
    [...earned, ...adjusted],
  );
  expect(received(stored)).toEqual(received(rows as Row[]));
  return stored;
}

it.each(['Eastern Time (US & Canada)', "Nuku'alofa"])(
  'keeps scores equal to the sums of random answers, all-time, daily and weekly, in %s',
  async (tz) => {
    const { game, team, task } = await makePlayground(provider, { tz });
    const { id } = await team();
    const rows = [await task(), await task(), await task()];
    const moment = fc.integer({ min: Date.UTC(2026, 2, 1), max: Date.UTC(2026, 2, 20) }).map((at) => new Date(at));
    const state = fc.constantFrom('waiting', 'approved', 'rejected');
    const drawn = fc.record({
      task: fc.nat(2),
      points: fc.nat(500),
      late: fc.constantFrom(0, 0, 2, 3),
      state,
      created_at: moment,
    });
    const extra = fc.record({ points: fc.integer({ min: -100, max: 100 }), created_at: moment });
    const extras = fc.record({ bonuses: fc.array(extra, { maxLength: 3 }), granted: fc.option(moment) });
    const [reward] = await provider.database.db.insert(rewards).values({ game_id: game.id, points: 20 }).returning();
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawn, { maxLength: 8 }),
        fc.constantFrom('pre', 'post'),
        extras,
        async (list, review, more) => {
          await provider.database.tx(async (tx) => {
            await tx.delete(answers).where(eq(answers.team_id, id));
            const given = list.map(({ task: place, state: how, ...row }) => ({
              ...row,
              game_id: game.id,
              task_id: rows[place]?.id ?? 0,
              team_id: id,
              type: 0,
              review_key: 'x',
              approved_at: how === 'approved' ? row.created_at : null,
              rejected_at: how === 'rejected' ? row.created_at : null,
            }));
            if (given.length > 0) await tx.insert(answers).values(given);
            await tx.delete(scoreAdjustments).where(eq(scoreAdjustments.team_id, id));
            const bonus = { game_id: game.id, team_id: id, reason: 'x' };
            if (more.bonuses.length > 0)
              await tx.insert(scoreAdjustments).values(more.bonuses.map((row) => ({ ...bonus, ...row })));
            await tx.delete(rewardGrants).where(eq(rewardGrants.team_id, id));
            const grant = { reward_id: reward?.id ?? 0, team_id: id };
            if (more.granted) await tx.insert(rewardGrants).values({ ...grant, created_at: more.granted });
            await updateScores(tx, { ...game, review }, [id]);
          });
          await expectScoresToFollow({ ...game, review });
        },
      ),
      { numRuns: 15 },
    );
  },
);

it(
  'keeps scores correct under concurrent submissions, hints and reviews',
  async () => {
    const { game, team, task, submit, hint, judge, review } = await makePlayground(provider);
    const four = [1, 2, 3, 4];
    const crews = await Promise.all(four.map(() => team()));
    const rows = await Promise.all(four.map(() => task({ hint_1: 'Look up.', hint_1_points: 7 })));
    const sent = await Promise.all(
      crews.flatMap(({ as }, crew) =>
        rows.map(async (row, place) => {
          if ((crew + place) % 3 === 0) await hint(as, row, 1);
          const { body } = await submit(as, row);
          const { id } = body.answer;
          if ((crew + place) % 4 === 0) await review(judge, 'reject', id);
          if ((crew + place) % 4 === 1) await review(judge, 'accept', id, { points: 11 });
          return id;
        }),
      ),
    );
    expect(new Set(sent).size).toBe(16);
    const stored = await expectScoresToFollow(game);
    const [sum] = await provider.database.db
      .select({ points: sql<number>`sum(points)::int` })
      .from(answers)
      .where(eq(answers.game_id, game.id));
    const total = stored.filter(({ style }) => style === 'alltime').reduce((all, { points }) => all + points, 0);
    expect(total).toBe(sum?.points);
    expect(total).toBeGreaterThan(0);
  },
  START_TIMEOUT,
);

it('gives a limited challenge to exactly as many of six concurrent teams as it allows', async () => {
  const { team, task, submit, seen, judge, review } = await makePlayground(provider);
  const crews = await Promise.all([1, 2, 3, 4, 5, 6].map(() => team()));
  const row = await task({ quantity: 2 });
  const sent = await Promise.all(crews.map(({ as }) => submit(as, row)));
  const statuses = sent.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, 200, 409, 409, 409, 409]);
  const loser = crews[sent.findIndex(({ status }) => status === 409)]!;
  const winner = sent.find(({ status }) => status === 200)!;
  expect((await seen(loser.as)).tasks[0]).toMatchObject({ left: 0 });
  await review(judge, 'reject', winner.body.answer.id);
  expect((await submit(loser.as, row)).status).toBe(200);
});

it('gives the place of a deleted team in a limited challenge to another team', async () => {
  const { team, task, submit, seen, owner, game } = await makePlayground(provider);
  const [gone, other] = [await team(), await team()];
  const row = await task({ quantity: 1 });
  await submit(gone.as, row);
  expect((await submit(other.as, row)).status).toBe(409);
  await owner.call('DELETE', `/teams/${gone.id}.json?game_id=${game.id}`);
  expect((await seen(other.as)).tasks[0]).toMatchObject({ left: 1 });
  expect((await submit(other.as, row)).status).toBe(200);
});

it('does not deadlock when organisers edit a game that teams play', async () => {
  const { game, team, task, submit, owner, judge, review } = await makePlayground(provider);
  const crews = await Promise.all([1, 2, 3, 4].map(() => team()));
  const row = await task();
  const play = crews.map(async ({ as }) => {
    const { body } = await submit(as, row);
    return (await review(judge, 'accept', body.answer.id, { points: 20 })).status;
  });
  const work = crews.flatMap(() => [
    owner.post('/tasks.json', { game_id: game.id }).then(({ status }) => status),
    owner.put(`/games/${game.id}.json`, { shuffled: 1 }).then(({ status }) => status),
  ]);
  expect(new Set(await Promise.all([...play, ...work]))).toEqual(new Set([200]));
  expect(provider.faults).toEqual([]);
});
