import type { Database } from '../../db/database';
import { detachGame } from '../../media/detach-game';
import type { Storage } from '../../storage/storage';
import { purge } from '../../trash/purge';
import { claimOutdated, deleteGameRows } from './repo';

/** Permanently deletes games that can no longer be restored. */
export const purgeTrash = (
  services: { readonly database: Database; readonly storage: Storage },
  now: Date,
): Promise<void> => purge(services, { claim: claimOutdated, detach: detachGame, remove: deleteGameRows }, now);
