import type { Database, Queries } from '../db/database';
import { discardUnused, removeDiscarded } from '../media/discard';
import type { Storage } from '../storage/storage';
import { trashSince } from './window';

/** Records per run. */
const MOST_AT_ONCE = 100;

/** A kind of trash, and how its records are permanently deleted. */
export interface Trash {
  /** Locks one record that can no longer be restored, unless another node has it. */
  claim(tx: Queries, before: Date): Promise<number | undefined>;
  /** Detaches its files. @returns its uploads */
  detach(tx: Queries, id: number): Promise<readonly string[]>;
  /** Deletes it with all its records, except files. */
  remove(tx: Queries, id: number): Promise<void>;
}

/**
 * Permanently deletes records that can no longer be restored, with files that only they use. Nodes may run this
 * concurrently: one of them handles each record, completely or not at all.
 */
export async function purge(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  trash: Trash,
  now: Date,
): Promise<void> {
  for (let round = 0; round < MOST_AT_ONCE; round += 1) {
    const purged = await database.tx(async (tx) => {
      const id = await trash.claim(tx, trashSince(now));
      if (id === undefined) return false;
      const shown = await trash.detach(tx, id);
      await trash.remove(tx, id);
      await discardUnused(tx, shown);
      return true;
    });
    if (!purged) break;
  }
  await removeDiscarded(database, storage);
}
