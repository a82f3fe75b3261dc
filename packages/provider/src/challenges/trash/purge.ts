import type { Database, Queries } from '../../db/database';
import { addJob } from '../../jobs/add';
import { RESCORE } from '../../leaderboard/rescore-job';
import type { Storage } from '../../storage/storage';
import { purge } from '../../trash/purge';
import { trashSince } from '../../trash/window';
import { claimOutdated, deleteTaskRows, detachTask, findAnsweredGame, forgetUndos } from './repo';

/** Permanently deletes challenges that can no longer be restored, with their points, and outdated undos. */
export async function purgeTaskTrash(
  services: { readonly database: Database; readonly storage: Storage },
  now: Date,
): Promise<void> {
  const { database } = services;
  const remove = async (tx: Queries, id: number) => {
    const game = await findAnsweredGame(tx, id);
    await deleteTaskRows(tx, id);
    if (game) await addJob(database, tx, { kind: RESCORE, of: game, runAt: now });
  };
  await purge(services, { claim: claimOutdated, detach: detachTask, remove }, now);
  await forgetUndos(database.db, trashSince(now));
}
