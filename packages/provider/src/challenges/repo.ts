import { and, asc, eq, isNull, max, type Placeholder, type SQLWrapper, sql } from 'drizzle-orm';
import { idText, isAnyOf } from '../db/any-of';
import { builtOnce } from '../db/built-once';
import type { Queries } from '../db/database';
import { realities, tags, taskPrerequisites, tasks, taskTags } from '../db/schema';
import { listAttachmentsOf } from '../media/attachments';

/** A challenge row. */
export type TaskRow = typeof tasks.$inferSelect;
/** Values to write to a challenge. */
export type TaskValues = Partial<typeof tasks.$inferInsert>;

const live = (gameId: number | Placeholder) => and(eq(tasks.game_id, gameId), isNull(tasks.deleted_at));

/** A challenge of a game; undefined if it is missing or deleted. */
export async function findTask(queries: Queries, gameId: number, taskId: number): Promise<TaskRow | undefined> {
  const [task] = await findLive(queries, { gameId, taskId });
  return task;
}

const findLive = builtOnce<{ gameId: number; taskId: number }, TaskRow[]>('live_task', (queries) =>
  queries
    .select()
    .from(tasks)
    .where(and(live(sql.placeholder('gameId')), eq(tasks.id, sql.placeholder('taskId')))),
);

/** The ids that are challenges of a game. */
export async function existingIds(queries: Queries, gameId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await queries
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(live(gameId), isAnyOf(tasks.id, ids)));
  return new Set(rows.map(({ id }) => id));
}

/** Number of challenges of a game: its last position, read from the index instead of counting. */
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

const amongIds = (column: SQLWrapper) => sql`${column} = any(${sql.placeholder('ids')}::bigint[])`;
type Ids = { ids: string };

const findLocks = builtOnce<Ids, TaskLock[]>('task_locks', (queries) =>
  queries
    .select({
      task_id: taskPrerequisites.task_id,
      prerequisite_id: taskPrerequisites.prerequisite_id,
      options: taskPrerequisites.options,
    })
    .from(taskPrerequisites)
    .innerJoin(tasks, and(eq(tasks.id, taskPrerequisites.prerequisite_id), isNull(tasks.deleted_at)))
    // As a table of ids, because a list would be scanned once per challenge.
    .where(sql`${taskPrerequisites.task_id} in (select unnest(${sql.placeholder('ids')}::bigint[]))`)
    .orderBy(asc(taskPrerequisites.prerequisite_id)),
);
type TaskLock = Pick<typeof taskPrerequisites.$inferSelect, 'task_id' | 'prerequisite_id' | 'options'>;

/** Locks of challenges. A challenge in the trash locks nothing. */
export const listLocks = (queries: Queries, ids: readonly number[]) => findLocks(queries, { ids: idText(ids) });

const findLabels = builtOnce<Ids, { task_id: number; label: string }[]>('task_labels', (queries) =>
  queries
    .select({ task_id: taskTags.task_id, label: tags.label })
    .from(taskTags)
    .innerJoin(tags, eq(tags.id, taskTags.tag_id))
    .where(amongIds(taskTags.task_id))
    .orderBy(asc(tags.label)),
);

const findItems = builtOnce<Ids, (typeof realities.$inferSelect)[]>('task_items', (queries) =>
  queries
    .select()
    .from(realities)
    .where(amongIds(realities.task_id))
    .orderBy(asc(realities.task_id), asc(realities.position)),
);

/**
 * What challenges show besides their own rows: files, labels, locks, AR items. A fixed number of statements, run one
 * after the other because a transaction has one connection.
 */
export async function findTaskParts(queries: Queries, ids: readonly number[]) {
  const params = { ids: idText(ids) };
  const files = await listAttachmentsOf(queries, 'task', ids);
  const labels = await findLabels(queries, params);
  const locks = await findLocks(queries, params);
  const items = await findItems(queries, params);
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

/** What challenges show besides their own rows. */
export type TaskParts = Awaited<ReturnType<typeof findTaskParts>>;
