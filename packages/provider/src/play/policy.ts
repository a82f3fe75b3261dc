import type { Queries } from '../db/database';
import { enterGame, findVisibleGame, type GameRow } from '../games/repo';
import { errors } from '../server/errors';
import type { Caller } from '../session/caller';
import { findTeamOf, holdTeamOf, type TeamRow } from './repo';

/** What somebody plays. */
export interface Played {
  readonly game: GameRow;
  readonly team: TeamRow;
}

/**
 * The game and the team somebody plays in.
 * @throws {ApiError} 404 for who may not see the game, 403 for who plays in no team of it
 */
export const seenPlay = (queries: Queries, caller: Caller, gameId: number): Promise<Played> =>
  findPlay(queries, caller, gameId, findTeamOf);

/**
 * The same; the team is held until the transaction ends.
 * @throws {ApiError} 404 for who may not see the game, 403 for who plays in no team of it
 */
export async function heldPlay(tx: Queries, caller: Caller, gameId: number): Promise<Played> {
  await enterGame(tx, gameId);
  return findPlay(tx, caller, gameId, holdTeamOf);
}

async function findPlay(
  queries: Queries,
  caller: Caller,
  gameId: number,
  find: typeof findTeamOf | typeof holdTeamOf,
): Promise<Played> {
  const found = await findVisibleGame(queries, caller, gameId);
  if (!found) throw errors.notFound();
  const team = await find(queries, gameId, caller.userId);
  if (!team) throw errors.notAllowed('You play in no team of this game.');
  return { game: found.game, team };
}
