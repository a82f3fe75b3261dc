import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { brandings } from '../db/schema';

/** The stored brand of a game. */
export type BrandingRow = typeof brandings.$inferSelect;
/** The values of a brand that are stored in its row. */
export type BrandingValues = Partial<typeof brandings.$inferInsert>;

/** The brand of a game; undefined until something is set. */
export async function findBranding(queries: Queries, gameId: number): Promise<BrandingRow | undefined> {
  const [row] = await queries.select().from(brandings).where(eq(brandings.game_id, gameId));
  return row;
}

/** Stores values of a brand. */
export async function storeBranding(
  tx: Queries,
  gameId: number,
  values: BrandingValues,
  now: Date,
): Promise<BrandingRow> {
  const set = { ...values, updated_at: now };
  const [row] = await tx
    .insert(brandings)
    .values({ ...set, game_id: gameId })
    .onConflictDoUpdate({ target: brandings.game_id, set })
    .returning();
  if (!row) throw new Error('The branding was not stored.');
  return row;
}
