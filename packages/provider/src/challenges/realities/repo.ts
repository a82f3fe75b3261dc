import { REALITIES_MAX } from '@waymark/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { realities, tasks } from '../../db/schema';

/** An AR item row. */
export type RealityRow = typeof realities.$inferSelect;
/** Values to write to an AR item. */
export type RealityValues = Partial<typeof realities.$inferInsert>;

/** Creates the missing slots of a challenge. */
export async function fillSlots(tx: Queries, taskId: number): Promise<void> {
  await tx.execute(sql`insert into ${realities} (task_id, position)
    select ${taskId}, slot from generate_series(1, ${REALITIES_MAX}::int) as slot
    where slot not in (select position from ${realities} where task_id = ${taskId})`);
}

/** An AR item of a game and its challenge; undefined if the game does not have it. */
export async function findReality(queries: Queries, gameId: number, id: number) {
  const [found] = await queries
    .select({ item: realities, task: { id: tasks.id, name: tasks.name } })
    .from(realities)
    .innerJoin(tasks, eq(tasks.id, realities.task_id))
    .where(and(eq(realities.id, id), eq(tasks.game_id, gameId), isNull(tasks.deleted_at)));
  return found;
}

/** Changes fields of an AR item. */
export async function changeReality(tx: Queries, id: number, values: RealityValues, now: Date): Promise<RealityRow> {
  const [item] = await tx
    .update(realities)
    .set({ ...values, updated_at: now })
    .where(eq(realities.id, id))
    .returning();
  if (!item) throw new Error('The AR item was not stored.');
  return item;
}
