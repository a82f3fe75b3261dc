import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { games } from '../db/schema';
import { restorableUntil } from '../trash/window';
import { JobPutOff, type JobRow } from './job-kind';

/**
 * For jobs that don't find their game: one in the trash may be restored, so they wait until it no longer can.
 * @throws {JobPutOff} if the game can still be restored
 */
export async function waitInTrash(queries: Queries, job: Pick<JobRow, 'game_id'>, now: Date): Promise<void> {
  if (job.game_id === null) return;
  const [game] = await queries.select({ deletedAt: games.deleted_at }).from(games).where(eq(games.id, job.game_id));
  const until = game?.deletedAt && restorableUntil(game.deletedAt);
  if (until && until > now) throw new JobPutOff(until);
}
