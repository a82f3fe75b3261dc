import { and, asc, count, countDistinct, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers, tasks, teams } from '../db/schema';

/** Teams with challenges left whose last answer is older than this, longest wait first. */
export async function listStuckRows(queries: Queries, gameId: number, before: Date) {
  const last = queries
    .select({ at: answers.created_at })
    .from(answers)
    .where(eq(answers.team_id, teams.id))
    .orderBy(desc(answers.id))
    .limit(1)
    .as('last');
  const challenges = queries
    .select({ n: count() })
    .from(tasks)
    .where(and(eq(tasks.game_id, gameId), isNull(tasks.deleted_at)));
  const done = queries
    .select({ n: countDistinct(answers.task_id) })
    .from(answers)
    .where(eq(answers.team_id, teams.id));
  return await queries
    .select({ id: teams.id, name: teams.name, at: last.at })
    .from(teams)
    .innerJoinLateral(last, sql`true`)
    .where(
      and(eq(teams.game_id, gameId), isNull(teams.deleted_at), lt(last.at, before), sql`(${done}) < (${challenges})`),
    )
    .orderBy(asc(last.at));
}
