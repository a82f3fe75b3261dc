import type { Queries } from '@waymark/provider/data';
import { reviewSteps, reviews } from '@waymark/provider/schema';
import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';

/**
 * Moves the decisions about a game's answers by milliseconds, with the states they can be undone to. Those about deleted
 * answers go, and those of the skipped period are from now at the latest, because they count for the pace of the queue.
 */
export async function moveReviews(tx: Queries, gameId: number, by: number, now: Date): Promise<void> {
  const later = (moment: SQL): SQL => sql`${moment} + ${`${by} milliseconds`}::interval`;
  const its = tx.select({ one: sql`1` }).from(reviewSteps).where(eq(reviewSteps.review_id, reviews.id));
  await tx.delete(reviews).where(and(eq(reviews.game_id, gameId), notExists(its)));
  const played = (moment: SQL): SQL => sql`least(${later(moment)}, ${now.toISOString()}::timestamptz)`;
  await tx
    .update(reviews)
    .set({
      created_at: played(sql`${reviews.created_at}`),
      undone_at: sql`case when ${reviews.undone_at} is not null then ${played(sql`${reviews.undone_at}`)} end`,
    })
    .where(eq(reviews.game_id, gameId));
  const moment = (state: SQL, name: string): SQL =>
    sql`${name}::text, ${later(sql`(${state}->>${name})::timestamptz`)}`;
  const moved = (state: SQL): SQL => sql`${state} || jsonb_build_object(${moment(state, 'approved_at')},
    ${moment(state, 'rejected_at')}, ${moment(state, 'featured_at')})`;
  const ofGame = tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.game_id, gameId));
  await tx
    .update(reviewSteps)
    .set({ before: moved(sql`${reviewSteps.before}`), after: moved(sql`${reviewSteps.after}`) })
    .where(inArray(reviewSteps.review_id, ofGame));
}
