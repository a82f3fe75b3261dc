import type { Feature } from '@waymark/contract';
import { type AnyColumn, and, eq, exists, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { gameMembers, games, users, whiteLabels } from '../db/schema';
import { administers } from '../games/administers';

const DONATIONS: Feature = 'donations';

/**
 * A game that accepts donations from people without a session: its white label or an account that administers it has
 * the feature. They can't see any other game.
 */
export async function findOpenGame(queries: Queries, whitelabel: string, gameId: number) {
  const hosts = queries
    .select({ one: sql`1` })
    .from(gameMembers)
    .innerJoin(users, eq(users.id, gameMembers.user_id))
    .where(
      and(
        eq(gameMembers.game_id, games.id),
        eq(gameMembers.banned, false),
        administers(),
        takesDonations(users.features),
      ),
    );
  const [game] = await queries
    .select({
      id: games.id,
      name: games.name,
      grey_enabled: games.grey_enabled,
      colour: whiteLabels.colour,
    })
    .from(games)
    .innerJoin(whiteLabels, eq(whiteLabels.id, games.white_label_id))
    .where(
      and(
        eq(games.id, gameId),
        eq(whiteLabels.identifier, whitelabel),
        isNull(games.deleted_at),
        or(takesDonations(whiteLabels.features), exists(hosts)),
      ),
    );
  return game;
}

const takesDonations = (features: AnyColumn) => sql`${features} @> ${JSON.stringify([DONATIONS])}::jsonb`;
