import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { answers, attachments, games, realities, tasks, taskUndos } from '../../db/schema';
import { enterGame } from '../../games/repo';

const MOST_LISTED = 200;

const inTrash = (gameId: number, since: Date) => and(eq(tasks.game_id, gameId), gt(tasks.deleted_at, since));

/** Moves challenges to the trash; they keep their positions. */
export async function trashTasks(tx: Queries, gameId: number, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .update(tasks)
    .set({ deleted_at: now })
    .where(and(eq(tasks.game_id, gameId), isAnyOf(tasks.id, ids), isNull(tasks.deleted_at)));
}

/** The game's challenges that can be restored, most recently deleted first. */
export function listTrashed(queries: Queries, gameId: number, since: Date) {
  return queries
    .select({
      id: tasks.id,
      name: tasks.name,
      task_type: tasks.task_type,
      position: tasks.position,
      deletedAt: sql<Date>`${tasks.deleted_at}`.mapWith(tasks.deleted_at),
    })
    .from(tasks)
    .where(inTrash(gameId, since))
    .orderBy(desc(tasks.deleted_at), asc(tasks.position), asc(tasks.id))
    .limit(MOST_LISTED);
}

/** Those of the challenges that can still be restored, locked until the transaction ends. */
export function lockTrashed(tx: Queries, gameId: number, ids: readonly number[], since: Date) {
  return tx
    .select({ id: tasks.id, name: tasks.name })
    .from(tasks)
    .where(and(inTrash(gameId, since), isAnyOf(tasks.id, ids)))
    .orderBy(asc(tasks.id))
    .for('update');
}

/** Locks one challenge that can no longer be restored, unless another node has it. Enters its game first. */
export async function claimOutdated(tx: Queries, before: Date): Promise<number | undefined> {
  const isOutdated = lte(tasks.deleted_at, before);
  const [oldest] = await tx
    .select({ gameId: tasks.game_id })
    .from(tasks)
    .where(isOutdated)
    .orderBy(asc(tasks.deleted_at))
    .limit(1);
  if (!oldest) return undefined;
  await enterGame(tx, oldest.gameId);
  const [claimed] = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.game_id, oldest.gameId), isOutdated))
    .orderBy(asc(tasks.deleted_at))
    .limit(1)
    .for('update', { skipLocked: true });
  return claimed?.id;
}

/** Detaches the files of a challenge, its AR items and its answers. @returns the uploads that were attached */
export async function detachTask(tx: Queries, taskId: number): Promise<string[]> {
  const shown = await tx
    .delete(attachments)
    .where(
      sql`(${attachments.owner}, ${attachments.owner_id}) in (
        select 'task', ${taskId}::bigint
        union all select 'reality', id from ${realities} where task_id = ${taskId}
        union all select 'answer', id from ${answers} where task_id = ${taskId}
      )`,
    )
    .returning({ uuid: attachments.media_uuid });
  return [...new Set(shown.map(({ uuid }) => uuid))];
}

/** The game in which a challenge was answered; undefined if it was not. */
export async function findAnsweredGame(tx: Queries, taskId: number) {
  const [game] = await tx
    .select({ id: games.id, white_label_id: games.white_label_id })
    .from(answers)
    .innerJoin(games, eq(games.id, answers.game_id))
    .where(eq(answers.task_id, taskId))
    .limit(1);
  return game;
}

/** Deletes a challenge with all its records, except files. */
export async function deleteTaskRows(tx: Queries, taskId: number): Promise<void> {
  await tx.delete(tasks).where(eq(tasks.id, taskId));
}

/** Deletes undos that are too old. */
export async function forgetUndos(queries: Queries, before: Date): Promise<void> {
  await queries.delete(taskUndos).where(lte(taskUndos.created_at, before));
}
