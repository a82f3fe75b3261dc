import { and, eq, lt } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { attachments, games, type MediaFiles, media } from '../db/schema';

/** Notes that an address was handed out for a new file. */
export async function insertSigned(
  queries: Queries,
  row: Pick<typeof media.$inferInsert, 'uuid' | 'white_label_id' | 'owner_id' | 'extension' | 'kind' | 'created_at'>,
): Promise<void> {
  await queries.insert(media).values({ ...row, state: 'signed' });
}

/** An upload; undefined when there is none. */
export async function findMedia(queries: Queries, uuid: string) {
  const [found] = await queries.select().from(media).where(eq(media.uuid, uuid));
  return found;
}

/** Takes the one file of an address; false when one was taken already. */
export async function takeUpload(tx: Queries, uuid: string, bytes: number, files: MediaFiles): Promise<boolean> {
  const taken = await tx
    .update(media)
    .set({ state: 'processing', bytes, files })
    .where(and(eq(media.uuid, uuid), eq(media.state, 'signed')))
    .returning({ uuid: media.uuid });
  return taken.length > 0;
}

/** Ends the processing of an upload; undefined when somebody else ended it. */
export async function endProcessing(
  tx: Queries,
  uuid: string,
  result: Partial<Pick<typeof media.$inferInsert, 'state' | 'width' | 'height' | 'files' | 'ready_at'>>,
) {
  const [ended] = await tx
    .update(media)
    .set(result)
    .where(and(eq(media.uuid, uuid), eq(media.state, 'processing')))
    .returning();
  return ended;
}

/** Uploads whose processing was cut short when the process ended. */
export async function listUnprocessed(queries: Queries): Promise<string[]> {
  const rows = await queries.select({ uuid: media.uuid }).from(media).where(eq(media.state, 'processing'));
  return rows.map(({ uuid }) => uuid);
}

/** Games that show a file under any name. */
export function listGamesShowing(queries: Queries, uuid: string) {
  return queries
    .selectDistinct({ id: games.id, name: games.name, whiteLabelId: games.white_label_id })
    .from(attachments)
    .innerJoin(games, and(eq(attachments.owner, 'game'), eq(games.id, attachments.owner_id)))
    .where(eq(attachments.media_uuid, uuid));
}

/** Takes a file away from every record that shows it. */
export async function detachEverywhere(tx: Queries, uuid: string): Promise<void> {
  await tx.delete(attachments).where(eq(attachments.media_uuid, uuid));
}

/** Forgets addresses that nobody put a file to. */
export async function removeUnused(queries: Queries, before: Date): Promise<void> {
  await queries.delete(media).where(and(eq(media.state, 'signed'), lt(media.created_at, before)));
}
