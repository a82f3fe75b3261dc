import { hasRealities, REALITIES_MAX } from '@waymark/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { idList } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { realities, taskPrerequisites, tasks } from '../../db/schema';
import type { TaskRow, TaskValues } from '../repo';

/** So many rows to a statement: a statement takes 65,535 values. */
const AT_ONCE = 500;

/** All challenges of a game in their order. */
export const listAll = (queries: Queries, gameId: number): Promise<TaskRow[]> =>
  queries
    .select()
    .from(tasks)
    .where(and(eq(tasks.game_id, gameId), isNull(tasks.deleted_at)))
    .orderBy(asc(tasks.position));

/** What tells challenges of a game from each other, and what changes of them are checked against. */
export const listKnown = (queries: Queries, gameId: number) =>
  queries
    .select({
      id: tasks.id,
      name: tasks.name,
      task_type: tasks.task_type,
      starts_at: tasks.starts_at,
      ends_at: tasks.ends_at,
      latitude: tasks.latitude,
      longitude: tasks.longitude,
    })
    .from(tasks)
    .where(and(eq(tasks.game_id, gameId), isNull(tasks.deleted_at)))
    .orderBy(asc(tasks.position));

/** Stores new challenges behind a place. @returns their ids, in the order of the values */
export async function insertTasks(
  tx: Queries,
  gameId: number,
  after: number,
  values: readonly TaskValues[],
  now: Date,
): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < values.length; at += AT_ONCE) {
    const rows = values.slice(at, at + AT_ONCE).map((row, index) => ({
      ...row,
      game_id: gameId,
      position: after + at + index + 1,
      created_at: now,
      updated_at: now,
    }));
    const made = await tx.insert(tasks).values(rows).returning({ id: tasks.id, position: tasks.position });
    ids.push(...made.toSorted((one, other) => one.position - other.position).map(({ id }) => id));
  }
  const withItems = ids.filter((_, index) => hasRealities(values[index]?.task_type ?? -1));
  await tx.execute(sql`insert into ${realities} (task_id, position)
    select task_id, slot from unnest(${idList(withItems)}) as task_id, generate_series(1, ${REALITIES_MAX}::int) as slot`);
  return ids;
}

/** What the challenges of a game wait for, those in its trash among them: their locks come back with them. */
export async function listAwaited(queries: Queries, gameId: number): Promise<Map<number, number[]>> {
  const locks = await queries
    .select({ task: taskPrerequisites.task_id, awaited: taskPrerequisites.prerequisite_id })
    .from(taskPrerequisites)
    .innerJoin(tasks, eq(tasks.id, taskPrerequisites.task_id))
    .where(eq(tasks.game_id, gameId));
  const found = new Map<number, number[]>();
  for (const { task, awaited } of locks) found.set(task, [...(found.get(task) ?? []), awaited]);
  return found;
}

/** Locks new challenges. */
export async function insertLocks(
  tx: Queries,
  locks: readonly (typeof taskPrerequisites.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < locks.length; at += AT_ONCE) {
    await tx.insert(taskPrerequisites).values(locks.slice(at, at + AT_ONCE));
  }
}
