import type { GameRole } from '@waymark/contract';
import type { Queries } from '../db/database';
import { lockVisibleGame } from '../games/require-game';
import { errors } from '../server/errors';
import type { Caller } from '../session/caller';

/**
 * Coordinators have light administrative access: they rename teams and move players. Teams, roles, bans and invitations
 * require an administrator.
 * @throws {ApiError} 403
 */
export function requireTeamWork(role: GameRole): void {
  if (!role.administrator && !role.coordinator) throw errors.notAllowed();
}

/** A game whose teams the caller may change, locked until the transaction ends. @throws {ApiError} 404, 403 */
export async function lockTeamGame(tx: Queries, caller: Caller, gameId: number) {
  const { game, role } = await lockVisibleGame(tx, caller, gameId);
  requireTeamWork(role);
  return { game, role };
}
