import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { type AttachmentOwner, attachments, media } from '../db/schema';

/** Kinds of files with derived files. */
const MADE_OF = ['image', 'video'];

/**
 * Marks the files of a record for reprocessing; until then they are placeholders.
 * @returns the files for the queue
 */
export async function remakeFilesOf(tx: Queries, owner: AttachmentOwner, ownerId: number): Promise<string[]> {
  const its = tx
    .select({ uuid: attachments.media_uuid })
    .from(attachments)
    .where(and(eq(attachments.owner, owner), eq(attachments.owner_id, ownerId)));
  const remade = await tx
    .update(media)
    .set({ state: 'processing' })
    .where(and(inArray(media.uuid, its), inArray(media.kind, MADE_OF), inArray(media.state, ['ready', 'processing'])))
    .returning({ uuid: media.uuid });
  return remade.map(({ uuid }) => uuid);
}
