import type { Queries } from '../db/database';
import { enterGame, findVisibleGame, type GameRow } from '../games/repo';
import { errors } from '../server/errors';
import type { Caller } from '../session/caller';
import { findTeamOf, lockTeamOf, type TeamRow } from './repo';

/** What the caller plays. */
export interface Played {
  readonly game: GameRow;
  readonly team: TeamRow;
}

/**
 * The game and team of a player.
 * @throws {ApiError} 404 for people who may not see the game, 403 for people without a team in it
 */
export const requirePlay = (queries: Queries, caller: Caller, gameId: number): Promise<Played> =>
  findPlay(queries, caller, gameId, findTeamOf);

/**
 * The same, with the team locked until the transaction ends.
 * @throws {ApiError} 404 for people who may not see the game, 403 for people without a team in it
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
  const found = await findVisibleGame(queries, caller, gameId);
  if (!found) throw errors.notFound();
  const team = await find(queries, gameId, caller.userId);
  if (!team) throw errors.notAllowed('You play in no team of this game.');
  return { game: found.game, team };
}
