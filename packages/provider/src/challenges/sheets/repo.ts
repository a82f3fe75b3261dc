import { hasRealities, REALITIES_MAX } from '@waymark/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { idList, isAnyOf } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { realities, taskPrerequisites, tasks } from '../../db/schema';
import { type BatchSize, splitIntoBatches, yieldToEventLoop } from '../../work/pieces';
import { findTaskParts, type TaskValues } from '../repo';
import type { KnownTask } from './duplicates';

/** Batch size for statements that read whole rows. */
const SHOWN_AT_ONCE: BatchSize<unknown> = { entries: 100 };
/**
 * Batch size for writes: the embedded database works in the thread that answers calls, and long texts take time there.
 */
const AT_ONCE: BatchSize<TaskValues> = { entries: 100, weigh: lettersIn, weight: 250_000 };

/** The challenges of a game in order, with their positions. */
export async function listPlaces(queries: Queries, gameId: number): Promise<Map<number, number>> {
  const rows = await queries
    .select({ id: tasks.id, position: tasks.position })
    .from(tasks)
    .where(and(eq(tasks.game_id, gameId), isNull(tasks.deleted_at)))
    .orderBy(asc(tasks.position));
  return new Map(rows.map(({ id, position }) => [id, position]));
}

/** Challenges with everything they show, in small batches ordered by id, so that other calls run in between. */
export async function* eachBatch(queries: Queries, ids: Iterable<number>) {
  for (const batch of splitIntoBatches([...ids], SHOWN_AT_ONCE)) {
    const found = await queries.select().from(tasks).where(isAnyOf(tasks.id, batch));
    const byId = new Map(found.map((row) => [row.id, row]));
    const rows = batch.flatMap((id) => byId.get(id) ?? []);
    const parts = await findTaskParts(
      queries,
      rows.map(({ id }) => id),
    );
    yield { rows, parts };
    await yieldToEventLoop();
  }
}

/** What is needed to tell a game's challenges apart and to check changes; in their order. */
export async function listKnown(queries: Queries, gameId: number): Promise<KnownTask[]> {
  const known = new Map<number, KnownTask>();
  const ids = [...(await listPlaces(queries, gameId)).keys()];
  for (const batch of splitIntoBatches(ids, { entries: 1000 })) {
    const rows = await queries
      .select({
        id: tasks.id,
        name: tasks.name,
        task_type: tasks.task_type,
        points: tasks.points,
        starts_at: tasks.starts_at,
        ends_at: tasks.ends_at,
        latitude: tasks.latitude,
        longitude: tasks.longitude,
      })
      .from(tasks)
      .where(isAnyOf(tasks.id, batch));
    for (const row of rows) known.set(row.id, row);
    await yieldToEventLoop();
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Inserts challenges after a position. @returns their ids, in the order of the values */
export async function insertTasks(
  tx: Queries,
  gameId: number,
  after: number,
  values: readonly TaskValues[],
  now: Date,
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of splitIntoBatches(values, AT_ONCE)) {
    const rows = batch.map((row, index) => ({
      ...row,
      game_id: gameId,
      position: after + ids.length + index + 1,
      created_at: now,
      updated_at: now,
    }));
    const made = await tx.insert(tasks).values(rows).returning({ id: tasks.id, position: tasks.position });
    ids.push(...made.toSorted((one, other) => one.position - other.position).map(({ id }) => id));
    await yieldToEventLoop();
  }
  const withItems = ids.filter((_, index) => hasRealities(values[index]?.task_type ?? -1));
  await tx.execute(sql`insert into ${realities} (task_id, position)
    select task_id, slot from unnest(${idList(withItems)}) as task_id, generate_series(1, ${REALITIES_MAX}::int) as slot`);
  return ids;
}

/** The locks of a game's challenges, including those in the trash, because they return with them. */
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
  for (const batch of splitIntoBatches(locks)) await tx.insert(taskPrerequisites).values([...batch]);
}

function lettersIn(values: object): number {
  let letters = 0;
  for (const value of Object.values(values)) if (typeof value === 'string') letters += value.length;
  return letters;
}
