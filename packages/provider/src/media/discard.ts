import { and, asc, eq, inArray, notExists } from 'drizzle-orm';
import type { Database, Queries } from '../db/database';
import { attachments, media, reels, users } from '../db/schema';
import type { Storage } from '../storage/storage';
import { mediaKey } from './keys';

/** Files per batch. */
const MOST_AT_ONCE = 200;

/**
 * Discards uploads that are no longer used. Copies of a game share uploads, so others may still use one. Files are
 * deleted after the commit, because that can't be rolled back.
 */
export async function discardUnused(tx: Queries, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  const requested = inArray(media.uuid, [...uuids]);
  // Locked before checking: a concurrent attachment has either happened, or finds the upload discarded.
  await tx.select({ uuid: media.uuid }).from(media).where(requested).orderBy(asc(media.uuid)).for('update');
  const shownAt = tx.select({ uuid: attachments.media_uuid }).from(attachments);
  const filmedAt = tx.select({ uuid: reels.media_uuid }).from(reels);
  const faceOf = tx.select({ uuid: users.photo_media_uuid }).from(users);
  await tx
    .update(media)
    .set({ state: 'discarded' })
    .where(
      and(
        requested,
        notExists(shownAt.where(eq(attachments.media_uuid, media.uuid))),
        notExists(filmedAt.where(eq(reels.media_uuid, media.uuid))),
        notExists(faceOf.where(eq(users.photo_media_uuid, media.uuid))),
      ),
    );
}

/** Deletes the files of discarded uploads, then their rows. The next run finishes what a killed process leaves. */
export async function removeDiscarded(database: Database, storage: Storage): Promise<void> {
  const discarded = await database.db
    .select({ uuid: media.uuid, files: media.files })
    .from(media)
    .where(eq(media.state, 'discarded'))
    .limit(MOST_AT_ONCE);
  for (const { uuid, files } of discarded) {
    for (const file of Object.values(files)) await storage.remove(mediaKey(uuid, file));
    await database.db.delete(media).where(and(eq(media.uuid, uuid), eq(media.state, 'discarded')));
  }
}
