import { type Lock, readLocks } from '@waymark/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { taskPrerequisites } from '../db/schema';
import { errors } from '../server/errors';
import { presentLocks } from './present';
import { findTask, listLocks, type TaskRow } from './repo';
import type { TaskBody } from './task-body';

const refuse = (field: string, message: string) => errors.invalid({ [field]: [message] });

/**
 * Sets or removes the lock of a challenge according to the two fields. A field that was not sent stays, except that
 * there is only one lock: a plain id, or one with chosen answers.
 * @throws {ApiError} 422 for a lock that could never open
 */
export async function changeLock(tx: Queries, task: TaskRow, body: TaskBody): Promise<void> {
  const { unlock_by_task_id: id, unlock_by_task_ids: coded } = body;
  if (id === undefined && coded === undefined) return;
  const now = presentLocks(await listLocks(tx, [task.id]));
  const plain = id === undefined ? (coded ? null : now.unlock_by_task_id) : id || null;
  const listed = readLocks(coded === undefined ? (id ? '' : now.unlock_by_task_ids) : coded);
  if (!listed) throw refuse('unlock_by_task_ids', "This isn't a list of challenges.");
  const field = listed.length > 0 ? 'unlock_by_task_ids' : 'unlock_by_task_id';
  const named = new Set([...listed.map((lock) => lock.id), ...(plain === null ? [] : [plain])]);
  if (named.size > 1 || listed.length > 1) throw refuse(field, 'A challenge can wait for only one other challenge.');
  const lock = listed[0] ?? (plain === null ? undefined : { id: plain as Lock['id'], options: [] });
  if (lock) await checkLock(tx, task, lock, field);
  await tx.delete(taskPrerequisites).where(eq(taskPrerequisites.task_id, task.id));
  if (!lock) return;
  await tx.insert(taskPrerequisites).values({
    task_id: task.id,
    prerequisite_id: lock.id,
    options: lock.options.length > 0 ? [...lock.options] : null,
  });
}

async function checkLock(tx: Queries, task: TaskRow, { id }: Lock, field: string): Promise<void> {
  if (id === task.id) throw refuse(field, 'A challenge cannot wait for itself.');
  if (!(await findTask(tx, task.game_id, id))) throw refuse(field, 'The game has no such challenge.');
  // Locks of challenges in the trash count too, because they return with them.
  const [circle] = await tx.select({ one: sql`1` }).from(
    sql`(with recursive awaited(id) as (
        select ${id}::bigint
        union
        select prerequisite_id from ${taskPrerequisites} inner join awaited on awaited.id = task_id
      ) select id from awaited where id = ${task.id}) as circle`,
  );
  if (circle) throw refuse(field, 'The challenges would wait for each other, so nobody could open them.');
}
