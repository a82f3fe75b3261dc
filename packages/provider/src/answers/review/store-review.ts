import type { ReviewDecision } from '@waymark/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { idList } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { answerClaims, answers, reviewSteps, reviews } from '../../db/schema';
import type { AnswerRow } from '../repo';
import type { Worth } from './points';

/** A decision before it is stored. */
export interface NewReview {
  readonly gameId: number;
  readonly userId: number;
  readonly decision: ReviewDecision | 'undo';
  /** Message to the teams; undefined keeps the previous one. */
  readonly message?: string | undefined;
  readonly undoes?: number;
  readonly now: Date;
}

/** A decision as it is stored. */
export type ReviewRow = typeof reviews.$inferSelect;

async function insertReview(tx: Queries, review: NewReview, count: number): Promise<ReviewRow> {
  const { gameId, userId, decision, message = '', undoes, now } = review;
  const [row] = await tx
    .insert(reviews)
    .values({ game_id: gameId, user_id: userId, decision, message, count, undoes_id: undoes ?? null, created_at: now })
    .returning();
  if (!row) throw new Error('The decision was not stored.');
  return row;
}

/** The `ReviewState` of an answer row. */
const stateOf = (row: SQL) => sql`jsonb_build_object(
  'approved_at', ${row}.approved_at, 'rejected_at', ${row}.rejected_at, 'featured_at', ${row}.featured_at,
  'points', ${row}.points, 'hint_points', ${row}.hint_points, 'review_message', ${row}.review_message,
  'reviewed_by_id', ${row}.reviewed_by_id, 'review_key', ${row}.review_key)`;

/** Changes of a decision to the timestamps of an answer. */
function momentsOf(decision: ReviewDecision, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  switch (decision) {
    case 'accept':
      return sql`approved_at = ${at}, rejected_at = null`;
    case 'reject':
      return sql`rejected_at = ${at}, approved_at = null, featured_at = null`;
    case 'feature':
      return sql`featured_at = ${at}`;
  }
}

/** New points by answer as a table; null keeps the current points. */
const given = (rows: readonly AnswerRow[], worth: ReadonlyMap<number, Worth>) => {
  const points = rows.map(({ id }) => worth.get(id)?.points ?? 'null');
  const final = rows.map(({ id }) => worth.get(id)?.final ?? false);
  return sql`unnest(${idList(rows.map(({ id }) => id))}, ${`{${points.join(',')}}`}::int[], ${`{${final.join(',')}}`}::bool[])
    as given(id, points, final)`;
};

/** Stores a decision about locked answers in one statement, and releases their claims. */
export async function storeDecision(
  tx: Queries,
  review: NewReview & { readonly decision: ReviewDecision },
  rows: readonly AnswerRow[],
  worth: ReadonlyMap<number, Worth>,
): Promise<ReviewRow> {
  const stored = await insertReview(tx, review, rows.length);
  const { decision, message, userId, now } = review;
  await tx.execute(sql`
    with given as (select * from ${given(rows, worth)}),
    was as (select answer.* from ${answers} as answer inner join given on given.id = answer.id),
    changed as (
      update ${answers} as answer
      set ${momentsOf(decision, now)}, points = coalesce(given.points, answer.points),
        hint_points = case when given.final then 0 else answer.hint_points end,
        review_message = coalesce(${message ?? null}::text, answer.review_message),
        reviewed_by_id = ${userId}::bigint, review_key = gen_random_uuid()::text
      from given where given.id = answer.id
      returning answer.*
    )
    insert into ${reviewSteps} (review_id, answer_id, before, after)
    select ${stored.id}::bigint, changed.id, ${stateOf(sql`was`)}, ${stateOf(sql`changed`)}
    from changed inner join was on was.id = changed.id`);
  await releaseDecided(tx, stored.id);
  return stored;
}

/**
 * Restores the answers of a decision, except those that were decided again since. Also restores their review key,
 * which identifies a state of the review, so that earlier decisions can be undone next.
 * @returns undefined if all were, which stores nothing
 */
export async function storeUndo(
  tx: Queries,
  review: NewReview & { readonly undoes: number },
): Promise<ReviewRow | undefined> {
  const stored = await insertReview(tx, review, 0);
  const moment = (name: string) => sql`(step.before->>${name})::timestamptz`;
  const number = (name: string) => sql`(step.before->>${name})::bigint`;
  await tx.execute(sql`
    with changed as (
      update ${answers} as answer
      set approved_at = ${moment('approved_at')}, rejected_at = ${moment('rejected_at')},
        featured_at = ${moment('featured_at')}, points = ${number('points')}::int,
        hint_points = ${number('hint_points')}::int, review_message = step.before->>'review_message',
        reviewed_by_id = (select id from users where id = ${number('reviewed_by_id')}),
        review_key = step.before->>'review_key'
      from ${reviewSteps} as step
      where step.review_id = ${review.undoes}::bigint and step.answer_id = answer.id
        and answer.review_key = step.after->>'review_key'
      returning answer.id, step.before, step.after
    )
    insert into ${reviewSteps} (review_id, answer_id, before, after)
    select ${stored.id}::bigint, id, after, before from changed`);
  const [counted] = await tx
    .update(reviews)
    .set({ count: sql`(select count(*) from ${reviewSteps} where ${reviewSteps.review_id} = ${stored.id}::bigint)` })
    .where(eq(reviews.id, stored.id))
    .returning();
  if (!counted?.count) {
    await tx.delete(reviews).where(eq(reviews.id, stored.id));
    return undefined;
  }
  await tx.update(reviews).set({ undone_at: review.now }).where(eq(reviews.id, review.undoes));
  return counted;
}

const releaseDecided = (tx: Queries, reviewId: number) =>
  tx.execute(sql`delete from ${answerClaims}
    where answer_id in (select answer_id from ${reviewSteps} where review_id = ${reviewId}::bigint)`);
