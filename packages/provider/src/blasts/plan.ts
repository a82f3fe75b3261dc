import type { RouteInput, sendBlast } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../db/database';
import { jobs } from '../db/schema';
import type { GameRow } from '../games/repo';
import { JOBS_CHANNEL } from '../jobs/add';
import { errors } from '../server/errors';
import { type BlastRow, changeBlast, listAnchored } from './repo';

type Body = RouteInput<typeof sendBlast>['body'];
/** When a blast is sent, and what it is anchored to. */
type Plan = Pick<BlastRow, 'anchor' | 'offset_minutes'> & { readonly send_at: Date };
/** The times of a game that blasts can be anchored to. */
type Moments = Pick<GameRow, 'start_at' | 'finish_at'>;

const MINUTE = 60_000;

/** Errors for an anchor that the game does not have. */
const UNSET = {
  start: 'This game has no start yet. Set it first.',
  finish: 'This game has no finish yet. Set it first.',
} as const;

const anchored = (game: Moments, anchor: 'start' | 'finish', minutes: number): Date | undefined => {
  const from = anchor === 'start' ? game.start_at : game.finish_at;
  return from ? new Date(from.getTime() + minutes * MINUTE) : undefined;
};

/**
 * When a blast is sent: at once, unless a time is given.
 * @throws {ApiError} 422 for a time in the past or an anchor that the game does not have
 */
export function readPlan(game: Moments, body: Body, now: Date): Plan {
  const { send_at: given, anchor, offset = 0 } = body;
  if (given !== undefined && anchor !== undefined) {
    throw errors.invalid({ send_at: ['Choose a time, or the start or finish, not both.'] });
  }
  if (anchor !== undefined) {
    const at = anchored(game, anchor, offset);
    if (!at) throw errors.invalid({ anchor: [UNSET[anchor]] });
    if (at < now) throw errors.invalid({ offset: ['That time has passed. Choose a later one.'] });
    return { send_at: at, anchor, offset_minutes: offset };
  }
  if (given === undefined) return { send_at: now, anchor: null, offset_minutes: 0 };
  const at = new Date(given);
  if (Number.isNaN(at.getTime())) throw errors.invalid({ send_at: ['Enter a date and a time.'] });
  if (at < now) throw errors.invalid({ send_at: ['That time has passed. Choose a later one.'] });
  return { send_at: at, anchor: null, offset_minutes: 0 };
}

/** Reschedules blasts when the start or finish of their game moves. One that loses its anchor keeps its time. */
export async function moveBlasts(database: Database, tx: Queries, before: Moments, game: GameRow): Promise<void> {
  const same = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();
  if (same(before.start_at, game.start_at) && same(before.finish_at, game.finish_at)) return;
  let moved = false;
  for (const { blast, job } of await listAnchored(tx, game.id)) {
    const at = blast.anchor && anchored(game, blast.anchor, blast.offset_minutes);
    if (!at || same(at, blast.send_at)) continue;
    await changeBlast(tx, blast.id, { send_at: at });
    await tx.update(jobs).set({ run_at: at }).where(eq(jobs.id, job.id));
    moved = true;
  }
  if (moved) await database.notify(JOBS_CHANNEL, '', tx);
}
