import { and, asc, eq, inArray, notExists } from 'drizzle-orm';
import type { Database, Queries } from '../db/database';
import { attachments, media, reels, users } from '../db/schema';
import type { Storage } from '../storage/storage';
import { mediaKey } from './keys';

/** Files of one round. */
const MOST_AT_ONCE = 200;

/**
 * Gives up uploads that nothing shows any more. Copies of a game show the same uploads, so that one of them may be needed
 * elsewhere. The files themselves go afterwards, since a transaction cannot bring them back.
 */
export async function discardUnshown(tx: Queries, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  const asked = inArray(media.uuid, [...uuids]);
  // Held first, and looked at then: who is showing one of them just now either has done so, or finds it discarded.
  await tx.select({ uuid: media.uuid }).from(media).where(asked).orderBy(asc(media.uuid)).for('update');
  const shownAt = tx.select({ uuid: attachments.media_uuid }).from(attachments);
  const filmedAt = tx.select({ uuid: reels.media_uuid }).from(reels);
  const faceOf = tx.select({ uuid: users.photo_media_uuid }).from(users);
  await tx
    .update(media)
    .set({ state: 'discarded' })
    .where(
      and(
        asked,
        notExists(shownAt.where(eq(attachments.media_uuid, media.uuid))),
        notExists(filmedAt.where(eq(reels.media_uuid, media.uuid))),
        notExists(faceOf.where(eq(users.photo_media_uuid, media.uuid))),
      ),
    );
}

/** Removes the files of discarded uploads, then what is known of them. What a killed process left is done by the next. */
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
