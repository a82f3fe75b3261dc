import type { Database } from '../../db/database';
import type { Storage } from '../../storage/storage';
import { purge } from '../../trash/purge';
import { trashSince } from '../../trash/window';
import { claimOutdated, deleteTaskRows, detachTask, forgetUndos } from './repo';

/** Permanently deletes challenges that can no longer be restored, and outdated undos. */
export async function purgeTaskTrash(
  services: { readonly database: Database; readonly storage: Storage },
  now: Date,
): Promise<void> {
  await purge(services, { claim: claimOutdated, detach: detachTask, remove: deleteTaskRows }, now);
  await forgetUndos(services.database.db, trashSince(now));
}
