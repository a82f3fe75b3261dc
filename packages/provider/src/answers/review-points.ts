import { type GameRole, LATENESS, POINTS_MAX } from '@waymark/contract';
import { isQuestion, pointsOfTry } from '@waymark/contract/scoring';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { tasks } from '../db/schema';
import { errors } from '../server/errors';
import type { AnswerRow } from './repo';

/**
 * Whether the caller sets the points: judges and administrators do, coordinators only decide whether an answer counts.
 */
const decidesWorth = ({ administrator, judge }: GameRole): boolean => administrator || judge;

/**
 * The points of an answer after a review. Those given by a judge or administrator replace score and deductions ([G53]);
 * a coordinator keeps the current points, or restores what was earned before a rejection.
 * @throws {ApiError} 403 for a coordinator who changes the points
 */
export async function reviewedPoints(
  tx: Queries,
  { role, game }: { readonly role: GameRole; readonly game: { readonly late: string } },
  answer: AnswerRow,
  points: number | undefined,
): Promise<Partial<AnswerRow>> {
  if (points === undefined) return {};
  if (decidesWorth(role)) return { points, hint_points: 0 };
  if (points !== answer.points && points !== (await earnedPoints(tx, game, answer))) {
    throw errors.notAllowed('Only judges and administrators may change the points of a submission.');
  }
  return { points };
}

/** The points an answer earned when it was submitted. */
async function earnedPoints(tx: Queries, game: { readonly late: string }, answer: AnswerRow): Promise<number> {
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, answer.task_id));
  const tooLate = answer.late === LATENESS.early || (answer.late === LATENESS.late && game.late !== 'approve');
  if (!task || tooLate || answer.duplicate || answer.trivia === 'incorrect') return 0;
  const worth = isQuestion(answer.type) ? (pointsOfTry(task, answer.count) ?? 0) : task.points;
  return Math.max(0, Math.min(worth, POINTS_MAX) - answer.hint_points);
}
