import { type GameRole, PAGE_SIZE_DEFAULT } from '@waymark/contract';
import type { Queries } from '../db/database';
import { requireAdministrator, roleIn } from '../games/policy';
import { findVisibleGame, lockVisibleGame } from '../games/repo';
import { errors } from '../server/errors';
import type { Caller } from '../session/caller';
import { findTask } from './repo';

/** Whether the caller is staff of a game and may see the solutions. */
export const isStaffOf = ({ administrator, coordinator, judge }: GameRole): boolean =>
  administrator || coordinator || judge;

/** A game whose challenges the caller may see, and their role. @throws {ApiError} 404 */
export async function requireGame(queries: Queries, caller: Caller, gameId: number) {
  const found = await findVisibleGame(queries, caller, gameId);
  if (!found) throw errors.notFound();
  return { ...found, role: roleIn(found.member, caller) };
}

/**
 * A game whose challenges the caller changes, locked until the transaction ends, because positions and locks involve
 * all of them.
 * @throws {ApiError} 404, 403
 */
export async function lockGame(tx: Queries, caller: Caller, gameId: number) {
  const found = await lockVisibleGame(tx, caller, gameId);
  if (!found) throw errors.notFound();
  requireAdministrator(roleIn(found.member, caller));
  return found.game;
}

/** A challenge that the caller changes, and its locked game. @throws {ApiError} 404, 403 */
export async function lockTask(tx: Queries, caller: Caller, gameId: number, taskId: number) {
  const game = await lockGame(tx, caller, gameId);
  const task = await findTask(tx, game.id, taskId);
  if (!task) throw errors.notFound();
  return { game, task };
}

/** The page of the list that contains a position. */
export const pageOf = (position: number, perPage = PAGE_SIZE_DEFAULT): number => Math.ceil(position / perPage);

/** The parts of a challenge that messages carry: never its solution, because everybody in the game receives them. */
export const named = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id, name });
