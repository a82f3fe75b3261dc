import { and, asc, count, countDistinct, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { answers, tasks, teams } from '../db/schema';

/** Whether a team has not answered all challenges. */
const hasChallengesLeft = (queries: Queries, gameId: number) => {
  const its = and(eq(tasks.game_id, gameId), isNull(tasks.deleted_at));
  const all = queries.select({ n: count() }).from(tasks).where(its);
  const done = queries
    .select({ n: countDistinct(answers.task_id) })
    .from(answers)
    .where(
      and(
        eq(answers.team_id, teams.id),
        inArray(answers.task_id, queries.select({ id: tasks.id }).from(tasks).where(its)),
      ),
    );
  return sql`(${done}) < (${all})`;
};

/** Those of the teams that have challenges left. */
export async function listUnfinished(
  queries: Queries,
  gameId: number,
  teamIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const its = and(isAnyOf(teams.id, teamIds), hasChallengesLeft(queries, gameId));
  const rows = await queries.select({ id: teams.id }).from(teams).where(its);
  return new Set(rows.map(({ id }) => id));
}

/** Teams with challenges left whose last answer is older than this, longest wait first. */
export async function listStuckRows(queries: Queries, gameId: number, before: Date) {
  const last = queries
    .select({ at: answers.created_at })
    .from(answers)
    .where(eq(answers.team_id, teams.id))
    .orderBy(desc(answers.id))
    .limit(1)
    .as('last');
  return await queries
    .select({ id: teams.id, name: teams.name, at: last.at })
    .from(teams)
    .innerJoinLateral(last, sql`true`)
    .where(
      and(eq(teams.game_id, gameId), isNull(teams.deleted_at), lt(last.at, before), hasChallengesLeft(queries, gameId)),
    )
    .orderBy(asc(last.at));
}
