import { errors } from '../server/errors';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { presentGame } from './present';
import { findGameExtras, findVisibleGame } from './repo';

/**
 * Responds with a game as it is now, with everything its screens need.
 * @throws {ApiError} 404 if the caller may not see it
 */
export async function answerGame({ database, origin }: Services, caller: Caller, gameId: number) {
  const [found, extras] = await Promise.all([
    findVisibleGame(database.db, caller, gameId),
    findGameExtras(database.db, gameId),
  ]);
  if (!found) throw errors.notFound();
  return { game: presentGame(found, extras, caller, origin()) };
}
