import { and, countDistinct, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { groupTeams, teamPlayers, teams } from '../db/schema';

/** Counts the teams of a group and their players. */
export async function countGroup(queries: Queries, gameId: number, groupId: number) {
  const [counted] = await queries
    .select({ teams: countDistinct(teams.id), players: countDistinct(teamPlayers.user_id) })
    .from(groupTeams)
    .innerJoin(teams, and(eq(teams.id, groupTeams.team_id), eq(teams.game_id, gameId), isNull(teams.deleted_at)))
    .leftJoin(teamPlayers, eq(teamPlayers.team_id, teams.id))
    .where(eq(groupTeams.group_id, groupId));
  return counted;
}
