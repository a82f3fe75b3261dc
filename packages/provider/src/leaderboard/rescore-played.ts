import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { scores } from '../db/schema';
import type { GameRow } from '../games/repo';
import { addJob } from '../jobs/add';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { RESCORE } from './rescore-job';

/**
 * Rebuilds rewards and scores in the background if any team has a score, after a change of what earns points. Teams also
 * have one from rewards given by hand and from bonuses, before anybody has answered.
 */
export async function rescorePlayed(
  { database, now }: Pick<Services, 'database' | 'now'>,
  tx: Queries,
  game: GameRow,
  { userId }: Caller,
): Promise<void> {
  const [scored] = await tx.select({ one: sql`1` }).from(scores).where(eq(scores.game_id, game.id)).limit(1);
  if (scored) await addJob(database, tx, { kind: RESCORE, of: game, userId, runAt: now() });
}
