import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { whiteLabels } from '../db/schema';

/**
 * Locks what all games of a white label share until the transaction ends: the lock of one game does not exclude changes
 * from another. Taken after the game.
 */
export async function lockWhiteLabel(tx: Queries, id: number): Promise<void> {
  await tx.select({ id: whiteLabels.id }).from(whiteLabels).where(eq(whiteLabels.id, id)).for('no key update');
}
