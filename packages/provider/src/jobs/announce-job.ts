import { eq } from 'drizzle-orm';
import { listWorkingOn } from '../answers/audience';
import type { Database, Queries } from '../db/database';
import { games } from '../db/schema';
import { announce } from '../realtime/announce';
import type { JobRow } from './job-kind';

/**
 * Announces the progress of a job to the staff of its game. Jobs have records of their own, so the game's history has
 * no line.
 */
export async function announceJob(database: Database, tx: Queries, job: JobRow): Promise<void> {
  if (job.game_id === null) return;
  const [game] = await tx.select().from(games).where(eq(games.id, job.game_id));
  if (!game) return;
  const { id, kind, state, done, total } = job;
  const only = await listWorkingOn(tx, game.id);
  const parts = { fields: ['jobs'], job: { id, kind, state, done, total } };
  await announce({ database, tx }, game, 'ss.game.update', parts, { only, unrecorded: true });
}
