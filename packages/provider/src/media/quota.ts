import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { media, users } from '../db/schema';
import { errors } from '../server/errors';

/** An account and the total size its uploads may have; 0 for unlimited. */
export interface Quota {
  readonly ownerId: number | null;
  readonly mostBytes: number;
}

/**
 * Refuses an upload beyond the quota.
 * @param more additional bytes; one by default
 * @throws {ApiError} 413
 */
export async function checkRoom(queries: Queries, { ownerId, mostBytes }: Quota, more = 1): Promise<void> {
  if (mostBytes === 0 || ownerId === null) return;
  if ((await storedBytes(queries, ownerId)) + more > mostBytes) {
    throw errors.tooLarge(
      `Your storage is full (${mostBytes / 1e9} GB). Remove pictures or videos from your games to make room.`,
    );
  }
}

/** Serialises the quota checks of an account until the transaction ends. */
export async function lockQuota(tx: Queries, { ownerId }: Quota): Promise<void> {
  if (ownerId === null) return;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
}

async function storedBytes(queries: Queries, ownerId: number): Promise<number> {
  const [stored] = await queries
    .select({ bytes: sql<number>`coalesce(sum(${media.bytes}), 0)::float8` })
    .from(media)
    .where(and(eq(media.owner_id, ownerId), ne(media.state, 'discarded')));
  return stored?.bytes ?? 0;
}
