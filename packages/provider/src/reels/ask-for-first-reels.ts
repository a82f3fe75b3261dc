import { and, eq, ne } from 'drizzle-orm';
import type { AnswerRow } from '../answers/repo';
import type { Queries } from '../db/database';
import { jobs, reels } from '../db/schema';
import type { GameRow } from '../games/repo';
import { type Asking, queueReels, reelKey } from './ask-for-reels';
import { REEL, type ReelInput } from './reel-job';
import { listSubjects } from './subjects';

/**
 * Queues the bought reels that featuring these answers made possible, because only what had enough featured answers
 * was filmed at the purchase. They are not announced. Later ones are made again by hand.
 */
export async function askForFirstReels(asking: Asking, game: GameRow, featured: readonly AnswerRow[]): Promise<void> {
  if (!game.reels_enabled || featured.length === 0) return;
  const known = await knownReels(asking.tx, game.id);
  const isNew = (reel: ReelInput) => !known.has(reelKey(reel));
  const theirs = featured.flatMap(({ team_id, task_id }): ReelInput[] => [
    { of: 'team', id: team_id },
    { of: 'task', id: task_id },
  ]);
  // Usually all exist, so the featured answers need not be read under the locks of a decision.
  if (!isNew({ of: 'game', id: game.id }) && !theirs.some(isNew)) return;
  await queueReels({ ...asking, quiet: true }, game, (await listSubjects(asking.tx, game)).filter(isNew));
}

/** Keys of reels that were filmed, are queued, failed or were cancelled. */
async function knownReels(tx: Queries, gameId: number): Promise<ReadonlySet<string>> {
  const films = await tx
    .select({ team: reels.team_id, task: reels.task_id })
    .from(reels)
    .where(eq(reels.game_id, gameId));
  // One that is done without a film found too few answers, and gets another chance.
  const ofGame = and(eq(jobs.game_id, gameId), eq(jobs.kind, REEL), ne(jobs.state, 'done'));
  const queued = await tx.select({ key: jobs.key }).from(jobs).where(ofGame);
  const filmed = films.map(({ team, task }) => {
    if (team !== null) return reelKey({ of: 'team', id: team });
    return task === null ? reelKey({ of: 'game', id: gameId }) : reelKey({ of: 'task', id: task });
  });
  return new Set([...filmed, ...queued.flatMap(({ key }) => key ?? [])]);
}
