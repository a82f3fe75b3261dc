import { listWorkingOn } from '../answers/audience';
import type { Database, Queries } from '../db/database';
import { type ToldGame, tell } from '../realtime/tell';

/**
 * Tells the staff of a game that teams gained or lost rewards. Not announced as a change of the reward, because no one
 * edited it.
 */
export async function tellGrants(database: Database, tx: Queries, game: ToldGame): Promise<void> {
  const only = await listWorkingOn(tx, game.id);
  await tell({ database, tx }, game, 'ss.game.update', { fields: ['reward_grants'] }, { only, unrecorded: true });
}
