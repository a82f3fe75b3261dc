import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import { idList, isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { realities, tags, taskPrerequisites, tasks, taskTags } from '../db/schema';
import { listAttachmentsOf } from '../media/attachments';

/** A challenge as it is stored. */
export type TaskRow = typeof tasks.$inferSelect;
/** What is written to a challenge. */
export type TaskValues = Partial<typeof tasks.$inferInsert>;

const live = (gameId: number) => and(eq(tasks.game_id, gameId), isNull(tasks.deleted_at));

/** A challenge of a game; undefined when it has no such challenge, or no more. */
export async function findTask(queries: Queries, gameId: number, taskId: number): Promise<TaskRow | undefined> {
  const [task] = await queries
    .select()
    .from(tasks)
    .where(and(live(gameId), eq(tasks.id, taskId)));
  return task;
}

/** Which of the ids are challenges of a game. */
export async function existingIds(queries: Queries, gameId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await queries
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(live(gameId), isAnyOf(tasks.id, ids)));
  return new Set(rows.map(({ id }) => id));
}

/** How many challenges a game has: its last place, which is read from the end of the index, and not each of them counted. */
export async function countTasks(queries: Queries, gameId: number): Promise<number> {
  const [last] = await queries
    .select({ n: max(tasks.position) })
    .from(tasks)
    .where(live(gameId));
  return last?.n ?? 0;
}

/** Stores a new challenge. */
export async function insertTask(
  tx: Queries,
  values: TaskValues & { readonly game_id: number; readonly position: number },
  now: Date,
): Promise<TaskRow> {
  const [task] = await tx
    .insert(tasks)
    .values({ ...values, created_at: now, updated_at: now })
    .returning();
  if (!task) throw new Error('The challenge was not stored.');
  return task;
}

/** Changes fields of a challenge. */
export async function changeTask(tx: Queries, taskId: number, values: TaskValues, now: Date): Promise<TaskRow> {
  const [task] = await tx
    .update(tasks)
    .set({ ...values, updated_at: now })
    .where(eq(tasks.id, taskId))
    .returning();
  if (!task) throw new Error('The challenge was not stored.');
  return task;
}

/** What challenges wait for. What waits in the trash locks nothing. */
export const listLocks = (queries: Queries, ids: readonly number[]) =>
  queries
    .select({
      task_id: taskPrerequisites.task_id,
      prerequisite_id: taskPrerequisites.prerequisite_id,
      options: taskPrerequisites.options,
    })
    .from(taskPrerequisites)
    .innerJoin(tasks, and(eq(tasks.id, taskPrerequisites.prerequisite_id), isNull(tasks.deleted_at)))
    // As a table of ids: a list is gone through again for each challenge there is.
    .where(sql`${taskPrerequisites.task_id} in (select unnest(${idList(ids)}))`)
    .orderBy(asc(taskPrerequisites.prerequisite_id));

/**
 * What challenges show beside their own rows: files, labels, locks, AR items. A few statements, however many there are, and one
 * after the other: within a transaction there is one connection.
 */
export async function findTaskParts(queries: Queries, ids: readonly number[]) {
  const files = await listAttachmentsOf(queries, 'task', ids);
  const labels = await queries
    .select({ task_id: taskTags.task_id, label: tags.label })
    .from(taskTags)
    .innerJoin(tags, eq(tags.id, taskTags.tag_id))
    .where(isAnyOf(taskTags.task_id, ids))
    .orderBy(asc(tags.label));
  const locks = await listLocks(queries, ids);
  const items = await queries
    .select()
    .from(realities)
    .where(isAnyOf(realities.task_id, ids))
    .orderBy(asc(realities.task_id), asc(realities.position));
  const models = await listAttachmentsOf(
    queries,
    'reality',
    items.map(({ id }) => id),
  );
  return {
    files,
    labels: groupedBy(labels, ({ task_id }) => task_id),
    locks: groupedBy(locks, ({ task_id }) => task_id),
    realities: groupedBy(items, ({ task_id }) => task_id),
    models,
  };
}

function groupedBy<Row>(rows: readonly Row[], ownerOf: (row: Row) => number): ReadonlyMap<number, readonly Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(ownerOf(row));
    if (group) group.push(row);
    else groups.set(ownerOf(row), [row]);
  }
  return groups;
}

/** What challenges show beside their own rows. */
export type TaskParts = Awaited<ReturnType<typeof findTaskParts>>;
