import { TASK_TYPE_NAMES } from '@waymark/contract';
import { and, asc, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers, scores, tasks, teamPlayers, teams } from '../db/schema';
import { ALL_TIME } from '../db/schema/scores';

/** A page of rows by id. */
export interface ResultsPage {
  readonly gameId: number;
  /** The id before the first row. */
  readonly after: number;
  readonly limit: number;
}

/** The teams of a game with their points and players. */
export async function pageOfTeams(queries: Queries, { gameId, after, limit }: ResultsPage) {
  const rows = await queries
    .select({ id: teams.id, name: teams.name, points: scores.points, solved: scores.completed })
    .from(teams)
    .leftJoin(scores, and(eq(scores.team_id, teams.id), eq(scores.style, 'alltime'), eq(scores.period, ALL_TIME)))
    .where(and(eq(teams.game_id, gameId), isNull(teams.deleted_at), gt(teams.id, after)))
    .orderBy(asc(teams.id))
    .limit(limit);
  const counted = await queries
    .select({ id: teamPlayers.team_id, players: count() })
    .from(teamPlayers)
    .where(
      inArray(
        teamPlayers.team_id,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(teamPlayers.team_id);
  const players = new Map(counted.map((one) => [one.id, one.players]));
  return rows.map(({ points, solved, ...team }) => ({
    ...team,
    points: points ?? 0,
    solved: solved ?? 0,
    players: players.get(team.id) ?? 0,
  }));
}

/** The challenges of a game. */
export async function pageOfChallenges(queries: Queries, { gameId, after, limit }: ResultsPage) {
  const rows = await queries
    .select({ id: tasks.id, position: tasks.position, name: tasks.name, type: tasks.task_type, points: tasks.points })
    .from(tasks)
    .where(and(eq(tasks.game_id, gameId), isNull(tasks.deleted_at), gt(tasks.id, after)))
    .orderBy(asc(tasks.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, type: TASK_TYPE_NAMES[row.type] ?? '' }));
}

/** The answers of a game, of the teams and challenges that the other tables list. */
export async function pageOfAnswers(queries: Queries, { gameId, after, limit }: ResultsPage) {
  const rows = await queries
    .select({
      id: answers.id,
      team_id: answers.team_id,
      team: teams.name,
      challenge_id: answers.task_id,
      challenge: tasks.name,
      answer: answers.comment,
      points: answers.points,
      created_at: answers.created_at,
      approved_at: answers.approved_at,
      rejected_at: answers.rejected_at,
    })
    .from(answers)
    .innerJoin(teams, and(eq(teams.id, answers.team_id), isNull(teams.deleted_at)))
    .innerJoin(tasks, and(eq(tasks.id, answers.task_id), isNull(tasks.deleted_at)))
    .where(and(eq(answers.game_id, gameId), gt(answers.id, after)))
    .orderBy(asc(answers.id))
    .limit(limit);
  return rows.map(({ created_at, approved_at, rejected_at, points, ...row }) => ({
    ...row,
    state: rejected_at ? ('rejected' as const) : approved_at ? ('accepted' as const) : ('waiting' as const),
    points,
    submitted_at: created_at.toISOString(),
    decided_at: (rejected_at ?? approved_at)?.toISOString() ?? null,
  }));
}
