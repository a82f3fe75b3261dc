import { REEL_MINIMUM } from '@waymark/contract';
import type { Database, Queries } from '../db/database';
import type { GameRow } from '../games/repo';
import { addJob } from '../jobs/add';
import { REEL, type ReelInput } from './reel-job';
import { listSubjects, type Subject } from './subjects';

/** Who requests reels, and when. */
interface Asking {
  readonly database: Database;
  readonly tx: Queries;
  readonly userId?: number | undefined;
  readonly now: Date;
}

/** Queues all possible reels of these kinds. @returns how many */
export async function askForReels(
  { database, tx, userId, now }: Asking,
  game: GameRow,
  kinds: readonly Subject['of'][],
): Promise<number> {
  const subjects = await listSubjects(tx, game);
  const ready = subjects.filter(({ of, answers }) => kinds.includes(of) && answers.length >= REEL_MINIMUM);
  for (const { of, id } of ready) {
    const input: ReelInput = { of, id };
    await addJob(database, tx, { kind: REEL, key: `${of} ${id}`, of: game, userId, input, runAt: now });
  }
  return ready.length;
}
