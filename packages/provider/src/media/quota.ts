import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { media, users } from '../db/schema';
import { errors } from '../server/errors';

/** Whose uploads, and how many bytes they may have together; 0 for as many as they like. */
export interface Quota {
  readonly ownerId: number | null;
  readonly mostBytes: number;
}

/**
 * Refuses what an account has no room for.
 * @param more bytes that come on top; without any it is asked for room for one byte
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

/** Lets the uploads of an account be counted one after the other until the transaction ends. */
export async function holdRoom(tx: Queries, { ownerId }: Quota): Promise<void> {
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
