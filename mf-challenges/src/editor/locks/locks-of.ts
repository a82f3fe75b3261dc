import {
  answersIn,
  asTaskId,
  hasChosenAnswers,
  type Lock,
  readLocks,
  TASK_TYPE,
  type Task,
  type TaskId,
  writeLocks,
} from '@waymark/contract';
import type { TaskEdits } from '../task-fields';

/** The prerequisites of a challenge: a plain one is stored as an id, chosen answers in the coded list. */
export function locksOf({ unlock_by_task_id, unlock_by_task_ids }: Task): readonly Lock[] {
  if (unlock_by_task_id) return [{ id: asTaskId(unlock_by_task_id), options: [] }];
  return readLocks(unlock_by_task_ids ?? '') ?? [];
}

/** Locks as stored ([G39]): a plain prerequisite by its id, one with chosen answers in the coded list. */
export function lockEdits(locks: readonly Lock[]): TaskEdits {
  const [only] = locks;
  if (only && locks.length === 1 && only.options.length === 0) {
    return { unlock_by_task_id: only.id, unlock_by_task_ids: '' };
  }
  return { unlock_by_task_id: null, unlock_by_task_ids: writeLocks(locks) };
}

/** The answers of a challenge that opens others by its answers; none for other types. */
export function unlockingAnswers({ task_type = 0, trivia, multiplechoice }: Task): readonly string[] {
  if (!hasChosenAnswers(task_type)) return [];
  return answersIn((task_type === TASK_TYPE.trivia ? trivia : multiplechoice) ?? '');
}

/** The locks with changed answers for one of them. */
export const withOptions = (locks: readonly Lock[], id: TaskId, options: readonly string[]): readonly Lock[] =>
  locks.map((lock) => (lock.id === id ? { id, options } : lock));
