import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { attachments, type MediaFiles, media } from '../db/schema';
import { checkRoom, lockQuota, type Quota } from './quota';

/** Records that an upload address was issued. */
export async function insertSigned(
  queries: Queries,
  row: Pick<typeof media.$inferInsert, 'uuid' | 'white_label_id' | 'owner_id' | 'extension' | 'kind' | 'created_at'>,
): Promise<void> {
  await queries.insert(media).values({ ...row, state: 'signed' });
}

/** An upload; undefined if it does not exist. */
export async function findMedia(queries: Queries, uuid: string) {
  const [found] = await queries.select().from(media).where(eq(media.uuid, uuid));
  return found;
}

/**
 * Claims an upload address before its file is stored; false if it is already claimed.
 * @throws {ApiError} 413 if the account is over its quota
 */
export async function claimUpload(tx: Queries, uuid: string, bytes: number, quota: Quota): Promise<boolean> {
  await lockQuota(tx, quota);
  await checkRoom(tx, quota, bytes);
  return (await setState(tx, uuid, 'signed', { state: 'storing', bytes })) !== undefined;
}

/** Releases a claimed address whose file could not be stored. */
export async function releaseUpload(queries: Queries, uuid: string): Promise<void> {
  await setState(queries, uuid, 'storing', { state: 'signed', bytes: null });
}

/** Records the stored file of a claimed address. */
export async function takeUpload(queries: Queries, uuid: string, bytes: number, files: MediaFiles): Promise<void> {
  await setState(queries, uuid, 'storing', { state: 'processing', bytes, files });
}

/** Finishes the processing of an upload; undefined if another node already did. */
export function endProcessing(queries: Queries, uuid: string, result: MediaChange) {
  return setState(queries, uuid, 'processing', result);
}

/** Adds the MP4 of a film that was ready at that time; false if it has changed since. */
export async function recordMp4(queries: Queries, uuid: string, readyAt: Date, mp4: string): Promise<boolean> {
  const added: MediaFiles = { mp4 };
  const changed = await queries
    .update(media)
    // Captions may have been added meanwhile.
    .set({ files: sql`${media.files} || ${JSON.stringify(added)}::jsonb` })
    .where(and(eq(media.uuid, uuid), eq(media.state, 'ready'), eq(media.ready_at, readyAt)))
    .returning({ uuid: media.uuid });
  return changed.length > 0;
}

type MediaChange = Partial<
  Pick<typeof media.$inferInsert, 'state' | 'bytes' | 'width' | 'height' | 'files' | 'ready_at' | 'likeness' | 'eye'>
>;

async function setState(queries: Queries, uuid: string, from: string, change: MediaChange) {
  const [changed] = await queries
    .update(media)
    .set(change)
    .where(and(eq(media.uuid, uuid), eq(media.state, from)))
    .returning();
  return changed;
}

/** Uploads in processing, including those whose node has stopped. */
export async function listUnprocessed(queries: Queries, signedBefore?: Date): Promise<string[]> {
  const rows = await queries
    .select({ uuid: media.uuid })
    .from(media)
    .where(and(eq(media.state, 'processing'), signedBefore && lt(media.created_at, signedBefore)));
  return rows.map(({ uuid }) => uuid);
}

/** WebM films without an MP4 that became ready in a span of time. */
export async function listWithoutMp4(queries: Queries, readySince: Date, readyBefore?: Date): Promise<string[]> {
  const lacksMp4 = sql`${media.files} ->> 'webm' is not null and ${media.files} ->> 'mp4' is null`;
  const isRecent = and(gt(media.ready_at, readySince), readyBefore && lt(media.ready_at, readyBefore));
  const rows = await queries
    .select({ uuid: media.uuid })
    .from(media)
    .where(and(eq(media.state, 'ready'), eq(media.kind, 'video'), isRecent, lacksMp4));
  return rows.map(({ uuid }) => uuid);
}

/** Whether only answers show a file, so that it is restricted to people who may see the answer. */
export async function isOfAnswers(queries: Queries, uuid: string): Promise<boolean> {
  const owners = await queries
    .selectDistinct({ owner: attachments.owner })
    .from(attachments)
    .where(eq(attachments.media_uuid, uuid));
  return owners.length > 0 && owners.every(({ owner }) => owner === 'answer');
}

/** Detaches a file from every record that shows it. */
export async function detachEverywhere(tx: Queries, uuid: string): Promise<void> {
  await tx.delete(attachments).where(eq(attachments.media_uuid, uuid));
}
