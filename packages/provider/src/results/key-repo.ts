import type { ResultKey } from '@waymark/contract';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { games, resultKeys } from '../db/schema';

type Row = typeof resultKeys.$inferSelect;

/** A key as sent to clients. */
export const presentKey = ({ id, name, created_at, revoked_at }: Row): ResultKey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  revoked_at: revoked_at?.toISOString() ?? null,
});

/** The keys of a game, newest first. */
export async function listKeys(queries: Queries, gameId: number): Promise<ResultKey[]> {
  const rows = await queries
    .select()
    .from(resultKeys)
    .where(eq(resultKeys.game_id, gameId))
    .orderBy(desc(resultKeys.id));
  return rows.map(presentKey);
}

/** How many keys of a game are in use. */
export async function countKeys(tx: Queries, gameId: number): Promise<number> {
  const [found] = await tx
    .select({ keys: count() })
    .from(resultKeys)
    .where(and(eq(resultKeys.game_id, gameId), isNull(resultKeys.revoked_at)));
  return found?.keys ?? 0;
}

/** Stores a key. */
export async function insertKey(tx: Queries, values: typeof resultKeys.$inferInsert): Promise<Row> {
  const [row] = await tx.insert(resultKeys).values(values).returning();
  if (!row) throw new Error('The key was not stored.');
  return row;
}

/** Revokes a key; undefined if the game does not have it. */
export async function endKey(tx: Queries, gameId: number, id: number, now: Date): Promise<Row | undefined> {
  const [ended] = await tx
    .update(resultKeys)
    .set({ revoked_at: sql`coalesce(${resultKeys.revoked_at}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(resultKeys.id, id), eq(resultKeys.game_id, gameId)))
    .returning();
  return ended;
}

/** What a valid key grants: the results of one game that is not in the trash. */
export async function findKeyHolder(queries: Queries, hash: string) {
  const [found] = await queries
    .select({ keyId: resultKeys.id, game: games })
    .from(resultKeys)
    .innerJoin(games, and(eq(games.id, resultKeys.game_id), isNull(games.deleted_at)))
    .where(and(eq(resultKeys.hash, hash), isNull(resultKeys.revoked_at)));
  return found;
}
