import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { taskUndos, type UndoSteps } from '../../db/schema';
import { restorableUntil } from '../../trash/window';

/** Stores the undo of a bulk change. @returns its part of the response */
export async function storeUndo(tx: Queries, gameId: number, steps: UndoSteps, now: Date) {
  const [kept] = await tx
    .insert(taskUndos)
    .values({ game_id: gameId, steps, created_at: now })
    .returning({ id: taskUndos.id });
  if (!kept) throw new Error('The undo was not stored.');
  return { undo_id: kept.id, undo_until: restorableUntil(now).toISOString() };
}

/** The undo of a bulk change; undefined if it is too old. */
export async function findUndo(tx: Queries, gameId: number, id: number, since: Date) {
  const [found] = await tx
    .select()
    .from(taskUndos)
    .where(and(eq(taskUndos.id, id), eq(taskUndos.game_id, gameId), gt(taskUndos.created_at, since)));
  return found;
}

/** Marks a change as undone, so that a repeated request does not undo it twice. */
export async function markUndone(tx: Queries, id: number, now: Date): Promise<void> {
  await tx.update(taskUndos).set({ undone_at: now }).where(eq(taskUndos.id, id));
}
