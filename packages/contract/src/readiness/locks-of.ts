import { type Lock, readLocks } from '../entities/lock';
import type { TaskToCheck } from './finding';

/** The prerequisites of a challenge in either form; undefined if they are invalid. */
export function locksOf({
  unlock_by_task_id: id,
  unlock_by_task_ids: coded,
}: TaskToCheck): readonly Lock[] | undefined {
  const listed = coded ? readLocks(coded) : [];
  if (!listed || !id || listed.some((lock) => lock.id === id)) return listed;
  return [{ id: id as Lock['id'], options: [] }, ...listed];
}
