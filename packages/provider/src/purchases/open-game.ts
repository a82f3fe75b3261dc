import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { games, whiteLabels } from '../db/schema';

/** A game of a white label, for people without a session. */
export async function findOpenGame(queries: Queries, whitelabel: string, gameId: number) {
  const [game] = await queries
    .select({
      id: games.id,
      name: games.name,
      grey_enabled: games.grey_enabled,
      colour: whiteLabels.colour,
    })
    .from(games)
    .innerJoin(whiteLabels, eq(whiteLabels.id, games.white_label_id))
    .where(and(eq(games.id, gameId), eq(whiteLabels.identifier, whitelabel), isNull(games.deleted_at)));
  return game;
}
