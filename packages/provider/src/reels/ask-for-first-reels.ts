import { REEL_MINIMUM } from '@waymark/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { games, jobs, reels } from '../db/schema';
import { JOBS_CHANNEL } from '../jobs/add';
import { REEL, type ReelInput } from './reel-job';
import { listSubjects, type Subject } from './subjects';

/**
 * Queues the bought reels that a decision made possible, because only what had enough featured answers was filmed at
 * the purchase. Later ones are made again by hand.
 */
export async function askForFirstReels(tx: Queries, gameId: number, now: Date): Promise<void> {
  const [game] = await tx
    .select()
    .from(games)
    .where(and(eq(games.id, gameId), eq(games.reels_enabled, true)));
  if (!game) return;
  const ready = (await listSubjects(tx, game)).filter(({ answers }) => answers.length >= REEL_MINIMUM);
  if (ready.length === 0) return;
  const known = await knownReels(tx, gameId);
  const inputs = ready.map(({ of, id }): ReelInput => ({ of, id })).filter((input) => !known.has(keyOf(input)));
  if (inputs.length === 0) return;
  const of = { kind: REEL, white_label_id: game.white_label_id, game_id: gameId, run_at: now };
  await tx
    .insert(jobs)
    .values(inputs.map((input) => ({ ...of, key: keyOf(input), input })))
    .onConflictDoNothing({ target: [jobs.kind, jobs.key], where: sql`${jobs.state} in ('waiting', 'running')` });
  await tx.execute(sql`select pg_notify(${JOBS_CHANNEL}, '')`);
}

const keyOf = ({ of, id }: Pick<Subject, 'of' | 'id'>): string => `${of} ${id}`;

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
    if (team !== null) return keyOf({ of: 'team', id: team });
    return task === null ? keyOf({ of: 'game', id: gameId }) : keyOf({ of: 'task', id: task });
  });
  return new Set([...filmed, ...queued.flatMap(({ key }) => key ?? [])]);
}
