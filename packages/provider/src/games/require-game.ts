import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { games } from '../db/schema';
import { errors } from '../server/errors';
import { requireAdministrator, roleIn } from './policy';
import { findVisibleGame, type Viewer } from './repo';

/**
 * A game the caller may see, and their role in it.
 * @param refusal the message for people outside of the game, if it is not about administrators
 * @throws {ApiError} 403 for people outside of the game, 404 if there is no such game in their white label
 */
export async function requireGame(queries: Queries, caller: Viewer, gameId: number, refusal?: string) {
  const found = await findVisibleGame(queries, caller, gameId);
  if (found) return { ...found, role: roleIn(found.member, caller) };
  const there = await isThere(queries, caller, gameId);
  throw there ? errors.notAllowed(refusal) : errors.notFound();
}

/**
 * The same, locked until the transaction ends, so that concurrent changes do not overwrite each other.
 * @throws {ApiError} 404, 403
 */
export async function lockVisibleGame(tx: Queries, caller: Viewer, gameId: number) {
  await tx.select({ id: games.id }).from(games).where(eq(games.id, gameId)).for('update');
  return requireGame(tx, caller, gameId);
}

/** A game that the caller administers, locked until the transaction ends. @throws {ApiError} 404, 403 */
export async function lockGame(tx: Queries, caller: Viewer, gameId: number) {
  const { game, role } = await lockVisibleGame(tx, caller, gameId);
  requireAdministrator(role);
  return game;
}

/** Whether the game exists for this white label; deleted ones do not. */
async function isThere(queries: Queries, { whiteLabelId }: Viewer, gameId: number): Promise<boolean> {
  const its = and(eq(games.id, gameId), eq(games.white_label_id, whiteLabelId), isNull(games.deleted_at));
  const [found] = await queries.select({ id: games.id }).from(games).where(its);
  return found !== undefined;
}
