import { ianaZoneOf } from '@waymark/contract';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { answers, reviews, tasks } from '../../db/schema';
import { isQueued, waitingIds } from './waiting-ids';

/** The game. */
interface CountedGame {
  readonly id: number;
  readonly tz: string;
}

/** Undecided answers by challenge, in the order of the challenges. */
const waitingByChallenge = (queries: Queries, gameId: number) =>
  queries
    .select({ id: tasks.id, name: tasks.name, waiting: sql<number>`count(*)::int` })
    .from(answers)
    .innerJoin(tasks, eq(tasks.id, answers.task_id))
    .where(and(eq(answers.game_id, gameId), isQueued(queries)))
    .groupBy(tasks.id)
    .orderBy(asc(tasks.position), asc(tasks.id));

/** Number of decisions since midnight in the game's zone and within the last hour, without undone ones. */
async function findPace(queries: Queries, { id, tz }: CountedGame, now: Date) {
  const zone = ianaZoneOf(tz) ?? 'Etc/UTC';
  const at = sql`${now.toISOString()}::timestamptz`;
  const midnight = sql`(date_trunc('day', ${at} at time zone ${zone}) at time zone ${zone})`;
  const hourAgo = sql`(${at} - interval '1 hour')`;
  const [pace] = await queries
    .select({
      today: sql<number>`coalesce(sum(${reviews.count}) filter (where ${reviews.created_at} >= ${midnight}), 0)::int`,
      lastHour: sql<number>`coalesce(sum(${reviews.count}) filter (where ${reviews.created_at} >= ${hourAgo}), 0)::int`,
    })
    .from(reviews)
    .where(
      and(
        eq(reviews.game_id, id),
        sql`${reviews.created_at} >= least(${midnight}, ${hourAgo})`,
        ne(reviews.decision, 'undo'),
        ne(reviews.decision, 'feature'),
        isNull(reviews.undone_at),
      ),
    );
  return pace ?? { today: 0, lastHour: 0 };
}

/** Size, age and pace of a game's queue. */
export async function countQueueOf(queries: Queries, game: CountedGame, now: Date) {
  const [challenges, pace, [first]] = await Promise.all([
    waitingByChallenge(queries, game.id),
    findPace(queries, game, now),
    waitingIds(queries, { gameId: game.id, order: 'waiting', limit: 1 }),
  ]);
  const [oldest] = first
    ? await queries.select({ at: answers.created_at }).from(answers).where(eq(answers.id, first.id))
    : [];
  return {
    waiting: challenges.reduce((sum, { waiting }) => sum + waiting, 0),
    oldest_at: oldest?.at.toISOString() ?? null,
    decided_today: pace.today,
    decided_last_hour: pace.lastHour,
    challenges,
  };
}
