import type { LockReason } from '@waymark/contract';
import { isSameAnswer, isSolving, metresBetween } from '@waymark/contract/scoring';
import type { AnswerRow } from '../answers/repo';
import type { TaskRow } from '../challenges/repo';

/** A player's reported location. */
export interface Whereabouts {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

/** A team's progress in a game. */
export interface Progress {
  readonly answers: readonly AnswerRow[];
  readonly now: Date;
  readonly at: Whereabouts;
}

/** A prerequisite, and the answers that open it if they matter. */
export interface Lock {
  readonly prerequisite_id: number;
  readonly options: string[] | null;
}

/** An answer that was not rejected, and was in time or earned points. */
export const isSolved = (answers: readonly AnswerRow[], taskId: number): boolean =>
  answers.some((answer) => answer.task_id === taskId && !answer.rejected_at && isSolving(answer));

/** Why a team cannot answer a challenge yet; undefined if it can. */
export function lockOf(task: TaskRow, locks: readonly Lock[], { answers, now, at }: Progress): LockReason | undefined {
  if (locks.some((lock) => !isOpened(lock, answers))) return 'challenge';
  if (task.starts_at && now < task.starts_at) return 'time';
  return isNear(task, at) ? undefined : 'place';
}

function isOpened({ prerequisite_id, options }: Lock, answers: readonly AnswerRow[]): boolean {
  const given = answers.filter(({ task_id }) => task_id === prerequisite_id);
  if (!options || options.length === 0) return isSolved(given, prerequisite_id);
  // A chosen answer unlocks even when wrong, because it may lead to a second chance.
  return given.some(({ comment }) => options.some((option) => isSameAnswer(option, comment)));
}

function isNear({ latitude, longitude, unlock_by_location_radius: radius }: TaskRow, at: Whereabouts): boolean {
  if (radius === 0 || latitude === null || longitude === null) return true;
  if (at.latitude == null || at.longitude == null) return false;
  return metresBetween({ latitude, longitude }, { latitude: at.latitude, longitude: at.longitude }) <= radius;
}
