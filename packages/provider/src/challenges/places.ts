import { type GameRole, PAGE_SIZE_DEFAULT } from '@waymark/contract';
import type { Queries } from '../db/database';
import { lockGame } from '../games/require-game';
import { errors } from '../server/errors';
import type { Caller } from '../session/caller';
import { findTask } from './repo';

/** Whether the caller is staff of a game and may see the solutions. */
export const isStaffOf = ({ administrator, coordinator, judge }: GameRole): boolean =>
  administrator || coordinator || judge;

/**
 * A challenge that the caller changes, and its game, locked because positions and locks involve all of its challenges.
 * @throws {ApiError} 404, 403
 */
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
