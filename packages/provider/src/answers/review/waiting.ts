import { and, asc, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { answerClaims, answers } from '../../db/schema';

/** Most answers that are decided at once. */
const MOST = 10_000;

/** What waits of a challenge, for somebody. */
interface Asked {
  readonly gameId: number;
  readonly taskId: number;
  readonly userId: number;
  readonly now: Date;
}

/** The answers to a challenge that wait and that nobody else looks at, as they are now. */
export const listWaitingOf = (tx: Queries, { gameId, taskId, userId, now }: Asked) =>
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
