import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { answers } from '../../db/schema';
import { isFreeFor, isQueued } from '../queue/waiting-ids';

/** Maximum number of answers in one decision. */
const MOST = 10_000;

/** A challenge, and the judge who asks. */
interface WaitingQuery {
  readonly gameId: number;
  readonly taskId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Answers to a challenge in the queue that nobody else has claimed. */
export const listWaitingOf = (tx: Queries, { gameId, taskId, userId, now }: WaitingQuery) =>
  tx
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.game_id, gameId), eq(answers.task_id, taskId), isQueued(tx), isFreeFor(tx, { userId, now })))
    .orderBy(asc(answers.id))
    .limit(MOST);
