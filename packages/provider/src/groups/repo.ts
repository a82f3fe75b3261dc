import { and, asc, count, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { groups, groupTeams, teams } from '../db/schema';

/** A group row. */
export type GroupRow = typeof groups.$inferSelect;

/** A team as its group shows it. */
export interface MemberTeam {
  readonly id: number;
  readonly name: string;
}

/** One page of a game's groups, newest first, with the total. */
export async function listGroupRows(queries: Queries, gameId: number, page: { limit: number; offset: number }) {
  const ofGame = eq(groups.game_id, gameId);
  const rows = await queries
    .select()
    .from(groups)
    .where(ofGame)
    .orderBy(desc(groups.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await queries.select({ all: count() }).from(groups).where(ofGame);
  return { rows, count: counted?.all ?? 0 };
}

/** The teams of each group, sorted by name, ignoring case. */
export async function listTeamsOfGroups(
  queries: Queries,
  groupIds: readonly number[],
): Promise<ReadonlyMap<number, readonly MemberTeam[]>> {
  const found = new Map<number, MemberTeam[]>(groupIds.map((id) => [id, []]));
  if (groupIds.length === 0) return found;
  const rows = await queries
    .select({ groupId: groupTeams.group_id, id: teams.id, name: teams.name })
    .from(groupTeams)
    .innerJoin(teams, and(eq(teams.id, groupTeams.team_id), isNull(teams.deleted_at)))
    .where(inArray(groupTeams.group_id, [...groupIds]))
    .orderBy(asc(sql`lower(${teams.name})`), asc(teams.id));
  for (const { groupId, ...team } of rows) found.get(groupId)?.push(team);
  return found;
}

/** A group of a game, locked until the transaction ends; undefined if the game does not have it. */
export async function lockGroup(tx: Queries, gameId: number, groupId: number): Promise<GroupRow | undefined> {
  const [group] = await tx
    .select()
    .from(groups)
    .where(and(eq(groups.id, groupId), eq(groups.game_id, gameId)))
    .for('update');
  return group;
}

/** Stores a new, empty group. */
export async function insertGroup(tx: Queries, gameId: number, name: string): Promise<GroupRow> {
  const [group] = await tx.insert(groups).values({ game_id: gameId, name }).returning();
  if (!group) throw new Error('The group was not stored.');
  return group;
}

/** Position of the group in its list, from 1. */
export async function placeOfGroup(queries: Queries, { id, game_id }: GroupRow): Promise<number> {
  const [counted] = await queries
    .select({ place: count() })
    .from(groups)
    .where(and(eq(groups.game_id, game_id), gte(groups.id, id)));
  return counted?.place ?? 1;
}

/** Renames a group. */
export async function renameGroup(tx: Queries, groupId: number, name: string, now: Date): Promise<void> {
  await tx.update(groups).set({ name, updated_at: now }).where(eq(groups.id, groupId));
}

/** Deletes a group; its teams stay. */
export async function removeGroup(tx: Queries, groupId: number): Promise<void> {
  await tx.delete(groups).where(eq(groups.id, groupId));
}

/** How many of these are teams of the game. */
export async function countTeamsOf(queries: Queries, gameId: number, teamIds: readonly number[]): Promise<number> {
  if (teamIds.length === 0) return 0;
  const [counted] = await queries
    .select({ all: count() })
    .from(teams)
    .where(and(eq(teams.game_id, gameId), isNull(teams.deleted_at), inArray(teams.id, [...teamIds])));
  return counted?.all ?? 0;
}

/** Adds teams to a group; existing members stay. */
export async function addTeams(tx: Queries, groupId: number, teamIds: readonly number[]): Promise<void> {
  if (teamIds.length === 0) return;
  await tx
    .insert(groupTeams)
    .values(teamIds.map((team_id) => ({ group_id: groupId, team_id })))
    .onConflictDoNothing();
}

/** Removes teams from a group. */
export async function removeTeams(tx: Queries, groupId: number, teamIds: readonly number[]): Promise<void> {
  if (teamIds.length === 0) return;
  await tx.delete(groupTeams).where(and(eq(groupTeams.group_id, groupId), inArray(groupTeams.team_id, [...teamIds])));
}
