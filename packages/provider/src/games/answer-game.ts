import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { presentGame } from './present';
import { findGameExtras } from './repo';
import { requireGame } from './require-game';

/**
 * Responds with a game as it is now, with everything its screens need.
 * @throws {ApiError} 404, 403 for people outside of it
 */
export async function answerGame({ database, origin }: Services, caller: Caller, gameId: number) {
  const [found, extras] = await Promise.all([
    requireGame(database.db, caller, gameId),
    findGameExtras(database.db, gameId),
  ]);
  return { game: presentGame(found, extras, caller, origin()) };
}
