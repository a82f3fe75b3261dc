import type { Database } from '../../db/database';
import { detachGame } from '../../media/detach-game';
import { discardUnshown, removeDiscarded } from '../../media/discard';
import type { Storage } from '../../storage/storage';
import { claimOutdated, deleteGameRows } from './repo';
import { trashSince } from './window';

/** Games of one round; more are left for the next. */
const MOST_AT_ONCE = 100;

/**
 * Removes for good what nobody can bring back any more, with the files that only it showed. Any number of nodes may do this
 * at once: each game is taken by one of them, and is gone as a whole or not at all.
 */
export async function purgeTrash(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  now: Date,
): Promise<void> {
  for (let round = 0; round < MOST_AT_ONCE; round += 1) {
    const purged = await database.tx(async (tx) => {
      const gameId = await claimOutdated(tx, trashSince(now));
      if (gameId === undefined) return false;
      const shown = await detachGame(tx, gameId);
      await deleteGameRows(tx, gameId);
      await discardUnshown(tx, shown);
      return true;
    });
    if (!purged) break;
  }
  await removeDiscarded(database, storage);
}
