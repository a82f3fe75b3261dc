import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers } from '../db/schema';
import type { GameRow } from '../games/repo';
import { addJob } from '../jobs/add';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { RESCORE } from './rescore-job';

/** Rebuilds rewards and scores in the background if teams have already answered, after a change of what answers earn. */
export async function rescorePlayed(
  { database, now }: Pick<Services, 'database' | 'now'>,
  tx: Queries,
  game: GameRow,
  { userId }: Caller,
): Promise<void> {
  const [played] = await tx.select({ one: sql`1` }).from(answers).where(eq(answers.game_id, game.id)).limit(1);
  if (played) await addJob(database, tx, { kind: RESCORE, of: game, userId, runAt: now() });
}
