import { and, eq, isNull, sql } from 'drizzle-orm';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { answers, scores, takenHints, teamPlayers, teams } from '../db/schema';

/** A team row. */
export type TeamRow = typeof teams.$inferSelect;

const teamOf = (gameId: number, userId: number) =>
  and(eq(teamPlayers.game_id, gameId), eq(teamPlayers.user_id, userId), isNull(teams.deleted_at));

/** The team of a player; undefined if they have none. */
export async function findTeamOf(queries: Queries, gameId: number, userId: number): Promise<TeamRow | undefined> {
  const [found] = await queries
    .select({ team: teams })
    .from(teams)
    .innerJoin(teamPlayers, eq(teamPlayers.team_id, teams.id))
    .where(teamOf(gameId, userId));
  return found?.team;
}

/** The team of a player, locked until the transaction ends, so that its actions are serialised. */
export async function lockTeamOf(tx: Queries, gameId: number, userId: number): Promise<TeamRow | undefined> {
  const [found] = await tx
    .select({ team: teams })
    .from(teams)
    .innerJoin(teamPlayers, eq(teamPlayers.team_id, teams.id))
    .where(teamOf(gameId, userId))
    .for('no key update', { of: teams });
  return found?.team;
}

/** Records when a team began, once. */
export async function beginTeam(tx: Queries, teamId: number, now: Date): Promise<Date> {
  const [row] = await tx
    .update(teams)
    .set({ began_at: sql`coalesce(${teams.began_at}, ${now.toISOString()}::timestamptz)` })
    .where(eq(teams.id, teamId))
    .returning({ began_at: teams.began_at });
  return row?.began_at ?? now;
}

/** Hints a team has opened. */
export const listTakenHints = (queries: Queries, teamId: number, taskId?: number) =>
  queries
    .select()
    .from(takenHints)
    .where(and(eq(takenHints.team_id, teamId), taskId === undefined ? undefined : eq(takenHints.task_id, taskId)));

/** Number of teams that have solved each challenge; deleted ones no longer count. */
export async function countSolvers(queries: Queries, taskIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (taskIds.length === 0) return new Map();
  const rows = await queries
    .select({ taskId: answers.task_id, teams: sql<number>`count(distinct ${answers.team_id})::int` })
    .from(answers)
    .innerJoin(teams, and(eq(teams.id, answers.team_id), isNull(teams.deleted_at)))
    .where(
      and(
        isAnyOf(answers.task_id, taskIds),
        isNull(answers.rejected_at),
        sql`(${answers.late} = 0 or ${answers.points} > 0)`,
      ),
    )
    .groupBy(answers.task_id);
  return new Map(rows.map(({ taskId, teams: solved }) => [taskId, solved]));
}

/** A team's points and place; on a tie the earlier team wins. */
export async function findScore(queries: Queries, gameId: number, teamId: number) {
  const [own] = await queries
    .select()
    .from(scores)
    .where(and(eq(scores.team_id, teamId), eq(scores.style, 'alltime')));
  const { points = 0, completed = 0, scored_at = null } = own ?? {};
  const [ahead] = await queries
    .select({ n: sql<number>`count(*)::int` })
    .from(scores)
    .innerJoin(teams, and(eq(teams.id, scores.team_id), isNull(teams.deleted_at)))
    .where(
      and(
        eq(scores.game_id, gameId),
        eq(scores.style, 'alltime'),
        sql`(${scores.points} > ${points} or (${scores.points} = ${points}
          and ${scores.scored_at} < ${scored_at?.toISOString() ?? 'infinity'}::timestamptz))`,
      ),
    );
  return { points, completed, place: (ahead?.n ?? 0) + 1 };
}
