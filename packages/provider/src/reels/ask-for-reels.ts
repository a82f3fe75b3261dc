import { REEL_MINIMUM } from '@waymark/contract';
import type { Database, Queries } from '../db/database';
import type { GameRow } from '../games/repo';
import { addJob } from '../jobs/add';
import { REEL, type ReelInput } from './reel-job';
import { listSubjects, type Subject } from './subjects';

/** Who requests reels, and when. */
export interface Asking {
  readonly database: Database;
  readonly tx: Queries;
  readonly userId?: number | undefined;
  readonly now: Date;
  /** Whether finished reels are not announced. */
  readonly quiet?: true;
}

/** Identifies a reel among those of all games. */
export const reelKey = ({ of, id }: Pick<ReelInput, 'of' | 'id'>): string => `${of} ${id}`;

/** Queues all possible reels of these kinds. @returns how many */
export async function askForReels(asking: Asking, game: GameRow, kinds: readonly Subject['of'][]): Promise<number> {
  const subjects = await listSubjects(asking.tx, game);
  return queueReels(
    asking,
    game,
    subjects.filter(({ of }) => kinds.includes(of)),
  );
}

/** Queues the reels of those subjects that have enough featured answers. @returns how many */
export async function queueReels(
  { database, tx, userId, now, quiet }: Asking,
  game: GameRow,
  subjects: readonly Subject[],
): Promise<number> {
  const ready = subjects.filter(({ answers }) => answers.length >= REEL_MINIMUM);
  for (const { of, id } of ready) {
    const input: ReelInput = quiet ? { of, id, quiet } : { of, id };
    await addJob(database, tx, { kind: REEL, key: reelKey(input), of: game, userId, input, runAt: now });
  }
  return ready.length;
}
