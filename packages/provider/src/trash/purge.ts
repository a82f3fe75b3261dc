import type { Database, Queries } from '../db/database';
import { discardUnshown, removeDiscarded } from '../media/discard';
import type { Storage } from '../storage/storage';
import { trashSince } from './window';

/** Records of one round; more are left for the next. */
const MOST_AT_ONCE = 100;

/** What lies in a trash and how it is removed for good. */
export interface Trash {
  /** Takes hold of one record that nobody can bring back any more, unless another node has it. */
  claim(tx: Queries, before: Date): Promise<number | undefined>;
  /** Takes its files away from it. @returns the uploads that it showed */
  detach(tx: Queries, id: number): Promise<readonly string[]>;
  /** Removes it with all that belongs to it, but for its files. */
  remove(tx: Queries, id: number): Promise<void>;
}

/**
 * Removes for good what nobody can bring back any more, with the files that only it showed. Any number of nodes may do this
 * at once: each record is taken by one of them, and is gone as a whole or not at all.
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
      await discardUnshown(tx, shown);
      return true;
    });
    if (!purged) break;
  }
  await removeDiscarded(database, storage);
}
