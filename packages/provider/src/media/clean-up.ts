import { and, eq, gt, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database';
import { attachments, media, reels, users } from '../db/schema';
import type { Spool } from '../storage/spool';
import type { Storage } from '../storage/storage';
import { moveToTrash } from '../storage/trash';
import { discardUnused, removeDiscarded } from './discard';
import { uuidOfKey } from './keys';
import { listWrittenInTexts } from './written-in-text';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long an unattached upload is kept, since its form may still be open. */
const UNSHOWN_FOR = 7 * DAY;
const AT_ONCE = 200;

/** Dependencies of the clean-up. */
export interface CleanUp {
  readonly database: Database;
  readonly storage: Storage;
  readonly spool: Spool;
  readonly now: () => Date;
  /** Most uploads that are looked at, or discarded, at once. */
  readonly atOnce?: number;
}

/**
 * Removes abandoned data: unused upload addresses and unattached uploads. Stored files without an upload move to the
 * trash.
 * @returns how many files moved
 */
export async function cleanUpMedia({ database, storage, spool, now, atOnce = AT_ONCE }: CleanUp): Promise<number> {
  const before = (span: number) => new Date(now().getTime() - span);
  await spool.clear(before(HOUR));
  const orphans = await listOrphans(database.db, before(DAY), before(UNSHOWN_FOR), atOnce);
  await database.tx((tx) => discardUnused(tx, orphans));
  await removeDiscarded(database, storage);
  return await trashStrays(database.db, storage, before(DAY), now());
}

/** Uploads that no record or text uses. Those in texts are passed over, however many there are. */
async function listOrphans(queries: Queries, unusedSince: Date, unshownSince: Date, atOnce: number): Promise<string[]> {
  const isAbandoned = and(
    or(
      and(inArray(media.state, ['signed', 'storing']), lt(media.created_at, unusedSince)),
      and(inArray(media.state, ['ready', 'failed']), lt(media.created_at, unshownSince)),
    ),
    isShownNowhere(queries),
  );
  let written: ReadonlySet<string> | undefined;
  const orphans: string[] = [];
  let last: string | undefined;
  do {
    const old = await queries
      .select({ uuid: media.uuid })
      .from(media)
      .where(and(isAbandoned, last === undefined ? undefined : gt(media.uuid, last)))
      .orderBy(media.uuid)
      .limit(atOnce);
    if (old.length > 0) written ??= await listWrittenInTexts(queries);
    orphans.push(...old.map(({ uuid }) => uuid).filter((uuid) => !written?.has(uuid)));
    last = old.at(-1)?.uuid;
  } while (last !== undefined && orphans.length < atOnce);
  return orphans;
}

const isShownNowhere = (queries: Queries) => {
  const one = { one: sql`1` };
  return and(
    notExists(queries.select(one).from(attachments).where(eq(attachments.media_uuid, media.uuid))),
    notExists(queries.select(one).from(reels).where(eq(reels.media_uuid, media.uuid))),
    notExists(queries.select(one).from(users).where(eq(users.photo_media_uuid, media.uuid))),
  );
};

/** Moves files without an upload to the trash; a process that dies in between leaves them behind. */
async function trashStrays(queries: Queries, storage: Storage, before: Date, now: Date): Promise<number> {
  let count = 0;
  let batch: { key: string; uuid: string }[] = [];
  const settle = async () => {
    if (batch.length === 0) return;
    const uuids = [...new Set(batch.map(({ uuid }) => uuid))];
    const rows = await queries.select({ uuid: media.uuid }).from(media).where(inArray(media.uuid, uuids));
    const known = new Set(rows.map(({ uuid }) => uuid));
    const strays = batch.filter(({ uuid }) => !known.has(uuid));
    for (const { key } of strays) await moveToTrash(storage, key, now);
    count += strays.length;
    batch = [];
  };
  for await (const { key, changed } of storage.list('media/')) {
    const uuid = uuidOfKey(key);
    if (uuid === undefined || changed >= before) continue;
    batch.push({ key, uuid });
    if (batch.length >= AT_ONCE) await settle();
  }
  await settle();
  return count;
}
