import { listWorkingOn } from '../answers/audience';
import type { Database, Queries } from '../db/database';
import { announce, type EventGame } from '../realtime/announce';

/**
 * Tells the staff of a game that teams gained or lost rewards. Not announced as a change of the reward, because no one
 * edited it.
 */
export async function announceGrants(database: Database, tx: Queries, game: EventGame): Promise<void> {
  const only = await listWorkingOn(tx, game.id);
  await announce({ database, tx }, game, 'ss.game.update', { fields: ['reward_grants'] }, { only, unrecorded: true });
}
