import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { personalizations, rewards, tasks, teams } from '../db/schema';

/** Everything the rules look at beside the game's own row; as many statements for ten thousand challenges as for one. */
export async function readContent(queries: Queries, gameId: number) {
  const rows = await queries
    .select()
    .from(tasks)
    .where(and(eq(tasks.game_id, gameId), isNull(tasks.deleted_at)))
    .orderBy(asc(tasks.position));
  const keys = await queries
    .select({ key: personalizations.key })
    .from(personalizations)
    .where(eq(personalizations.game_id, gameId));
  const its = await queries
    .select({ title: rewards.title, trig: rewards.trig, style: rewards.style })
    .from(rewards)
    .where(eq(rewards.game_id, gameId))
    .orderBy(asc(rewards.position), asc(rewards.id));
  const [counted] = await queries.select({ n: count() }).from(teams).where(eq(teams.game_id, gameId));
  return { rows, keys: keys.map(({ key }) => key), rewards: its, teams: counted?.n ?? 0 };
}
