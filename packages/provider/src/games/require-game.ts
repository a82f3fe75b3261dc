import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { games } from '../db/schema';
import { errors } from '../server/errors';
import { requireAdministrator, roleIn } from './policy';
import { findVisibleGame, type Viewer } from './repo';

/** A game the caller may see, and their role in it. @throws {ApiError} 404 */
export async function requireGame(queries: Queries, caller: Viewer, gameId: number) {
  const found = await findVisibleGame(queries, caller, gameId);
  if (!found) throw errors.notFound();
  return { ...found, role: roleIn(found.member, caller) };
}

/**
 * The same, locked until the transaction ends, so that concurrent changes do not overwrite each other.
 * @throws {ApiError} 404
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
