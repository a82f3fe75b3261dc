import { and, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database';
import { attachments, media, reels, users } from '../db/schema';
import type { Spool } from '../storage/spool';
import type { Storage } from '../storage/storage';
import { folderOf, uuidOfKey } from './keys';
import { isWrittenInText } from './written-in-text';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A file that was uploaded and not saved anywhere stays so long: somebody may still have the form open. */
const UNSHOWN_FOR = 7 * DAY;
const AT_ONCE = 200;
const MOST_A_TURN = 1000;

/** What is cleaned up. */
export interface CleanUp {
  readonly database: Database;
  readonly storage: Storage;
  readonly spool: Spool;
  readonly now: () => Date;
}

/**
 * Removes what nobody will ask for: addresses nobody put a file to, uploads that no record shows, and stored files of
 * uploads that are gone.
 */
export async function cleanUpMedia({ database, storage, spool, now }: CleanUp): Promise<void> {
  const before = (span: number) => new Date(now().getTime() - span);
  await spool.clear(before(HOUR));
  for (const uuid of await removeOrphans(database, before(DAY), before(UNSHOWN_FOR))) await removeFiles(storage, uuid);
  await removeStrays(database.db, storage, before(DAY));
}

/** Forgets uploads that no record shows, and answers their uuids. */
async function removeOrphans(database: Database, unusedSince: Date, unshownSince: Date): Promise<string[]> {
  const { db } = database;
  const orphans = await db
    .select({ uuid: media.uuid })
    .from(media)
    .where(
      and(
        or(
          and(inArray(media.state, ['signed', 'storing']), lt(media.created_at, unusedSince)),
          and(inArray(media.state, ['ready', 'failed']), lt(media.created_at, unshownSince)),
        ),
        isShownNowhere(db),
      ),
    )
    .orderBy(media.created_at)
    .limit(MOST_A_TURN);
  const removed: string[] = [];
  for (const { uuid } of orphans) {
    if (await isWrittenInText(db, uuid)) continue;
    // One by one, and looked at again: somebody may have saved it in this very moment.
    const gone = await db
      .delete(media)
      .where(and(eq(media.uuid, uuid), isShownNowhere(db)))
      .returning({ uuid: media.uuid })
      .catch(() => []);
    removed.push(...gone.map((row) => row.uuid));
  }
  return removed;
}

const isShownNowhere = (queries: Queries) => {
  const one = { one: sql`1` };
  return and(
    notExists(queries.select(one).from(attachments).where(eq(attachments.media_uuid, media.uuid))),
    notExists(queries.select(one).from(reels).where(eq(reels.media_uuid, media.uuid))),
    notExists(queries.select(one).from(users).where(eq(users.photo_media_uuid, media.uuid))),
  );
};

async function removeFiles(storage: Storage, uuid: string): Promise<void> {
  for await (const { key } of storage.list(folderOf(uuid))) await storage.remove(key);
}

/** Removes stored files whose upload is gone: the process ended between the two. */
async function removeStrays(queries: Queries, storage: Storage, before: Date): Promise<void> {
  let batch: { key: string; uuid: string }[] = [];
  const settle = async () => {
    if (batch.length === 0) return;
    const uuids = [...new Set(batch.map(({ uuid }) => uuid))];
    const rows = await queries.select({ uuid: media.uuid }).from(media).where(inArray(media.uuid, uuids));
    const known = new Set(rows.map(({ uuid }) => uuid));
    for (const { key, uuid } of batch) if (!known.has(uuid)) await storage.remove(key);
    batch = [];
  };
  for await (const { key, changed } of storage.list('media/')) {
    const uuid = uuidOfKey(key);
    if (uuid === undefined || changed >= before) continue;
    batch.push({ key, uuid });
    if (batch.length >= AT_ONCE) await settle();
  }
  await settle();
}
