import type { Queries } from '../db/database';
import { enterGame, type GameRow } from '../games/repo';
import { requireGame } from '../games/require-game';
import { errors } from '../server/errors';
import type { Caller } from '../session/caller';
import { findTeamOf, lockTeamOf, type TeamRow } from './repo';

const IN_NO_TEAM = 'You play in no team of this game.';

/** What the caller plays. */
export interface Played {
  readonly game: GameRow;
  readonly team: TeamRow;
}

/**
 * The game and team of a player.
 * @throws {ApiError} 403 for people without a team in the game, 404 if there is no such game
 */
export const requirePlay = (queries: Queries, caller: Caller, gameId: number): Promise<Played> =>
  findPlay(queries, caller, gameId, findTeamOf);

/**
 * The same, with the team locked until the transaction ends.
 * @throws {ApiError} 403 for people without a team in the game, 404 if there is no such game
 */
export async function lockPlay(tx: Queries, caller: Caller, gameId: number): Promise<Played> {
  await enterGame(tx, gameId);
  return findPlay(tx, caller, gameId, lockTeamOf);
}

async function findPlay(
  queries: Queries,
  caller: Caller,
  gameId: number,
  find: typeof findTeamOf | typeof lockTeamOf,
): Promise<Played> {
  const { game } = await requireGame(queries, caller, gameId, IN_NO_TEAM);
  const team = await find(queries, gameId, caller.userId);
  if (!team) throw errors.notAllowed(IN_NO_TEAM);
  return { game, team };
}
