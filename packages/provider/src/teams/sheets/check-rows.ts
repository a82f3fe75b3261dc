import { TEAM_SHEET_MOST_TEAMS, type TeamCellFaultCode } from '@waymark/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { gameMembers, teamPlayers, teams, users } from '../../db/schema';
import { errors } from '../../server/errors';
import type { TeamSheetRow } from './read-rows';
import { type TeamFault, teamFault } from './team-fault';

/** A sheet checked against its game. */
export interface CheckedSheet {
  /** Teams of the game by their name in lower case. */
  readonly known: ReadonlyMap<string, number>;
  /** Names of the teams to create. */
  readonly fresh: readonly string[];
  readonly good: readonly TeamSheetRow[];
}

/**
 * Adds to each row its conflicts with this game: no person in two teams, no banned people.
 * @throws {ApiError} 422 for more teams than one sheet may create
 */
export async function checkRows(
  queries: Queries,
  gameId: number,
  rows: readonly TeamSheetRow[],
): Promise<CheckedSheet> {
  const known = new Map(
    (
      await queries
        .select({ id: teams.id, name: teams.name })
        .from(teams)
        .where(and(eq(teams.game_id, gameId), isNull(teams.deleted_at)))
    ).map(({ id, name }) => [name.toLowerCase(), id]),
  );
  const people = new Map((await listPeople(queries, gameId)).map((person) => [person.email.toLowerCase(), person]));
  const placed = new Map<string, TeamSheetRow>();
  for (const row of rows) {
    for (const email of row.emails) {
      const wrong = (code: TeamCellFaultCode, values: TeamFault['values'] = {}) =>
        row.faults.push(teamFault(row.cellOf(email), code, { email, ...values }));
      const key = email.toLowerCase();
      const before = placed.get(key);
      const person = people.get(key);
      if (before && before.team.toLowerCase() !== row.team.toLowerCase()) {
        wrong('two-teams', { team: before.team, row: before.row });
      } else if (person?.banned) wrong('banned');
      else if (person?.team && person.team.toLowerCase() !== row.team.toLowerCase()) {
        wrong('other-team', { team: person.team });
      }
      if (!before) placed.set(key, row);
    }
  }
  const good = rows.filter(({ faults }) => faults.length === 0);
  const names = new Map<string, string>();
  for (const { team } of good) if (!names.has(team.toLowerCase())) names.set(team.toLowerCase(), team);
  const fresh = [...names].filter(([key]) => !known.has(key)).map(([, name]) => name);
  if (fresh.length > TEAM_SHEET_MOST_TEAMS) {
    const most = TEAM_SHEET_MOST_TEAMS.toLocaleString('en');
    throw errors.invalid({ file: [`A sheet can create at most ${most} teams. Split it into several sheets.`] });
  }
  return { known, fresh, good };
}

const listPeople = (queries: Queries, gameId: number) =>
  queries
    .select({ email: users.email, banned: gameMembers.banned, team: teams.name })
    .from(gameMembers)
    .innerJoin(users, eq(users.id, gameMembers.user_id))
    .leftJoin(teamPlayers, and(eq(teamPlayers.game_id, gameId), eq(teamPlayers.user_id, users.id)))
    .leftJoin(teams, and(eq(teams.id, teamPlayers.team_id), isNull(teams.deleted_at)))
    .where(eq(gameMembers.game_id, gameId));
