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

/** What has to be completed before a challenge; one that locks travels as a plain id, chosen answers in the coded list. */
export function locksOf({ unlock_by_task_id, unlock_by_task_ids }: Task): readonly Lock[] {
  if (unlock_by_task_id) return [{ id: asTaskId(unlock_by_task_id), options: [] }];
  return readLocks(unlock_by_task_ids ?? '') ?? [];
}

/** Locks as they are written ([G39]): a plain prerequisite by its id, one with chosen answers in the coded list. */
export function lockEdits(locks: readonly Lock[]): TaskEdits {
  const [only] = locks;
  if (only && locks.length === 1 && only.options.length === 0) {
    return { unlock_by_task_id: only.id, unlock_by_task_ids: '' };
  }
  return { unlock_by_task_id: null, unlock_by_task_ids: writeLocks(locks) };
}

/** Characters that the code of locks is made of: an answer that holds one cannot be named in it. */
const CODED = /[,;:]/;

/** The answers of a challenge that a lock can ask for; none for types without any. */
export function choosableAnswers({ task_type = 0, trivia, multiplechoice }: Task): readonly string[] {
  if (!hasChosenAnswers(task_type)) return [];
  const answers = answersIn((task_type === TASK_TYPE.trivia ? trivia : multiplechoice) ?? '');
  return answers.filter((answer) => !CODED.test(answer));
}

/** The locks with other chosen answers for one of them. */
export const withOptions = (locks: readonly Lock[], id: TaskId, options: readonly string[]): readonly Lock[] =>
  locks.map((lock) => (lock.id === id ? { id, options } : lock));
