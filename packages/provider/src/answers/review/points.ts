import { type GameRole, LATENESS, POINTS_MAX } from '@waymark/contract';
import { isQuestion, pointsOfTry } from '@waymark/contract/scoring';
import { isAnyOf } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { tasks } from '../../db/schema';
import { errors } from '../../server/errors';
import type { AnswerRow } from '../repo';

type TaskRow = typeof tasks.$inferSelect;
/** The game of the answers. */
interface PointedGame {
  readonly late: string;
}

/** Whether the caller sets the points: judges and administrators do, coordinators only decide whether an answer counts. */
export const mayScore = ({ administrator, judge }: GameRole): boolean => administrator || judge;

/** New points of an answer; final ones replace its deductions. */
export interface Worth {
  readonly points: number;
  readonly final: boolean;
}

/**
 * The points of answers after a review. Those given by a judge or administrator replace score and deductions ([G53]);
 * a coordinator keeps the current points, or restores what was earned before a rejection. For a rejected answer the worth
 * of its challenge minus hints counts as that, because nobody was told what it had earned.
 * @throws {ApiError} 403 for a coordinator who changes the points
 */
export async function reviewedPoints(
  tx: Queries,
  { role, game }: { readonly role: GameRole; readonly game: PointedGame },
  rows: readonly AnswerRow[],
  points: number | undefined,
): Promise<ReadonlyMap<number, Worth>> {
  if (points === undefined) return new Map();
  const final = mayScore(role);
  if (final) return new Map(rows.map(({ id }) => [id, { points, final }]));
  const byId = await tasksOf(tx, rows);
  const worthOf = (row: AnswerRow): Worth => {
    const task = byId.get(row.task_id);
    const earned = earnedBy(row, task, game);
    const isFull = row.rejected_at !== null && task !== undefined && points === worthMinusHints(task.points, row);
    if (points === earned || isFull) return { points: earned, final };
    if (points === row.points) return { points, final };
    throw errors.notAllowed('Only judges and administrators may change the points of a submission.');
  };
  return new Map(rows.map((row) => [row.id, worthOf(row)]));
}

/** The points answers earned when they were submitted. */
export async function earnedPoints(
  tx: Queries,
  game: PointedGame,
  rows: readonly AnswerRow[],
): Promise<ReadonlyMap<number, number>> {
  const byId = await tasksOf(tx, rows);
  return new Map(rows.map((row) => [row.id, earnedBy(row, byId.get(row.task_id), game)]));
}

async function tasksOf(tx: Queries, rows: readonly AnswerRow[]): Promise<ReadonlyMap<number, TaskRow>> {
  const ids = [...new Set(rows.map(({ task_id }) => task_id))];
  const known = await tx.select().from(tasks).where(isAnyOf(tasks.id, ids));
  return new Map(known.map((task) => [task.id, task]));
}

const worthMinusHints = (worth: number, { hint_points }: AnswerRow): number =>
  Math.max(0, Math.min(worth, POINTS_MAX) - hint_points);

function earnedBy(answer: AnswerRow, task: TaskRow | undefined, game: PointedGame): number {
  const tooLate = answer.late === LATENESS.early || (answer.late === LATENESS.late && game.late !== 'approve');
  if (!task || tooLate || answer.duplicate || answer.trivia === 'incorrect') return 0;
  const worth = isQuestion(answer.type) ? (pointsOfTry(task, answer.count) ?? 0) : task.points;
  return worthMinusHints(worth, answer);
}
