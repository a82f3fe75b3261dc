import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { games } from '../../db/schema';
import { announceClaim } from './announce-claim';
import { releaseAllOf } from './claims';

/** Releases the claims of a person whose last socket on this node closed. */
export async function releaseGone(database: Database, userId: number): Promise<void> {
  await database.tx(async (tx) => {
    for (const { answerId, gameId } of await releaseAllOf(tx, userId)) {
      const [game] = await tx.select().from(games).where(eq(games.id, gameId));
      if (game) await announceClaim({ database, tx }, game, answerId, userId);
    }
  });
}
