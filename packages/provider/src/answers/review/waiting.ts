import { and, asc, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { answerClaims, answers } from '../../db/schema';

/** Maximum number of answers in one decision. */
const MOST = 10_000;

/** A challenge, and the judge who asks. */
interface WaitingQuery {
  readonly gameId: number;
  readonly taskId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Undecided answers to a challenge that nobody else has claimed. */
export const listWaitingOf = (tx: Queries, { gameId, taskId, userId, now }: WaitingQuery) =>
  tx
    .select({ id: answers.id })
    .from(answers)
    .where(
      and(
        eq(answers.game_id, gameId),
        eq(answers.task_id, taskId),
        isNull(answers.approved_at),
        isNull(answers.rejected_at),
        isNotNull(answers.user_id),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(answerClaims)
            .where(
              and(
                eq(answerClaims.answer_id, answers.id),
                sql`${answerClaims.user_id} <> ${userId}`,
                sql`${answerClaims.expires_at} > ${now.toISOString()}::timestamptz`,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(answers.id))
    .limit(MOST);
