import { and, asc, count, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { brandPresets, users } from '../../db/schema';

/** The saved brands of a white label by name. */
export const listPresets = (queries: Queries, whiteLabelId: number) =>
  queries
    .select({ preset: brandPresets, by: users.name })
    .from(brandPresets)
    .leftJoin(users, eq(users.id, brandPresets.created_by_id))
    .where(eq(brandPresets.white_label_id, whiteLabelId))
    .orderBy(asc(brandPresets.name), asc(brandPresets.id));

/** How many brands a white label has saved. */
export async function countPresets(queries: Queries, whiteLabelId: number): Promise<number> {
  const [counted] = await queries
    .select({ n: count() })
    .from(brandPresets)
    .where(eq(brandPresets.white_label_id, whiteLabelId));
  return counted?.n ?? 0;
}

/** A saved brand of a white label. */
export async function findPreset(queries: Queries, whiteLabelId: number, id: number) {
  const [found] = await queries
    .select()
    .from(brandPresets)
    .where(and(eq(brandPresets.white_label_id, whiteLabelId), eq(brandPresets.id, id)));
  return found;
}

/** Stores a brand under a name. @throws if the name is taken */
export async function insertPreset(tx: Queries, row: typeof brandPresets.$inferInsert): Promise<void> {
  await tx.insert(brandPresets).values(row);
}

/** @throws if the name is taken */
export async function renamePreset(tx: Queries, id: number, name: string): Promise<void> {
  await tx.update(brandPresets).set({ name }).where(eq(brandPresets.id, id));
}

/** Deletes a saved brand. */
export async function removePreset(tx: Queries, id: number): Promise<void> {
  await tx.delete(brandPresets).where(eq(brandPresets.id, id));
}
