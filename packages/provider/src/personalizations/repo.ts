import { and, asc, count, eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { personalizations } from '../db/schema';

/** A stored personalisation. */
export type PersonalizationRow = typeof personalizations.$inferSelect;
type Words = Pick<PersonalizationRow, 'key' | 'value'>;

/** The personalisations of a game by key. */
export const listRows = (queries: Queries, gameId: number): Promise<PersonalizationRow[]> =>
  queries
    .select()
    .from(personalizations)
    .where(eq(personalizations.game_id, gameId))
    .orderBy(asc(personalizations.key), asc(personalizations.id));

/** How many personalisations a game has. */
export async function countRows(queries: Queries, gameId: number): Promise<number> {
  const [counted] = await queries
    .select({ all: count() })
    .from(personalizations)
    .where(eq(personalizations.game_id, gameId));
  return counted?.all ?? 0;
}

/** A personalisation of a game, locked until the transaction ends. */
export async function lockRow(tx: Queries, gameId: number, id: number): Promise<PersonalizationRow | undefined> {
  const [row] = await tx
    .select()
    .from(personalizations)
    .where(and(eq(personalizations.id, id), eq(personalizations.game_id, gameId)))
    .for('update');
  return row;
}

/** Stores a new personalisation. */
export async function insertRow(tx: Queries, gameId: number, words: Words): Promise<PersonalizationRow> {
  const [row] = await tx
    .insert(personalizations)
    .values({ game_id: gameId, ...words })
    .returning();
  if (!row) throw new Error('The personalisation was not stored.');
  return row;
}

/** Changes a personalisation. */
export async function changeRow(tx: Queries, id: number, words: Words, now: Date): Promise<PersonalizationRow> {
  const [row] = await tx
    .update(personalizations)
    .set({ ...words, updated_at: now })
    .where(eq(personalizations.id, id))
    .returning();
  if (!row) throw new Error('The personalisation was not stored.');
  return row;
}

/** Deletes a personalisation. */
export async function removeRow(tx: Queries, id: number): Promise<void> {
  await tx.delete(personalizations).where(eq(personalizations.id, id));
}
