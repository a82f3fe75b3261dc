import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { teamPlayers, teams } from '../db/schema';
import type { TeamRow } from '../play/repo';

const ofGame = (gameId: number) => and(eq(teams.game_id, gameId), isNull(teams.deleted_at));

/** A team of a game; undefined if the game does not have it. */
export async function findTeam(queries: Queries, gameId: number, teamId: number): Promise<TeamRow | undefined> {
  const [team] = await queries
    .select()
    .from(teams)
    .where(and(eq(teams.id, teamId), ofGame(gameId)));
  return team;
}

/** A team of a game, locked until the transaction ends; undefined if the game does not have it. */
export async function lockTeam(tx: Queries, gameId: number, teamId: number): Promise<TeamRow | undefined> {
  const [team] = await tx
    .select()
    .from(teams)
    .where(and(eq(teams.id, teamId), ofGame(gameId)))
    .for('update');
  return team;
}

/** Stores a new team. */
export async function insertTeam(tx: Queries, gameId: number, name: string, now: Date): Promise<TeamRow> {
  const [team] = await tx.insert(teams).values({ game_id: gameId, name, created_at: now, updated_at: now }).returning();
  if (!team) throw new Error('The team was not stored.');
  return team;
}

/** `Team 7`, with the lowest unused number above the count of teams. */
export async function freeTeamName(tx: Queries, gameId: number): Promise<string> {
  const rows = await tx
    .select({ name: sql<string>`lower(${teams.name})` })
    .from(teams)
    .where(ofGame(gameId));
  const taken = new Set(rows.map(({ name }) => name));
  let number = rows.length + 1;
  while (taken.has(`team ${number}`)) number += 1;
  return `Team ${number}`;
}

/** Whether another team of the game has the name, ignoring case. */
export async function isNameTaken(tx: Queries, gameId: number, name: string, besides: number): Promise<boolean> {
  const [taken] = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(ofGame(gameId), ne(teams.id, besides), sql`lower(${teams.name}) = lower(${name})`))
    .limit(1);
  return taken !== undefined;
}

/** Position of a team in the list by name, from 1. */
export async function placeOfTeam(queries: Queries, { id, game_id, name }: TeamRow): Promise<number> {
  const [counted] = await queries
    .select({ n: count() })
    .from(teams)
    .where(and(ofGame(game_id), sql`(lower(${teams.name}), ${teams.id}) <= (lower(${name}), ${id})`));
  return counted?.n ?? 1;
}

/** Renames a team. */
export async function renameTeam(tx: Queries, teamId: number, name: string, now: Date): Promise<void> {
  await tx.update(teams).set({ name, updated_at: now }).where(eq(teams.id, teamId));
}

/** Deletes a team; its answers stay with it. @returns its players, who are without a team now */
export async function removeTeam(tx: Queries, teamId: number, now: Date): Promise<number[]> {
  await tx.update(teams).set({ deleted_at: now, updated_at: now }).where(eq(teams.id, teamId));
  const left = await tx.delete(teamPlayers).where(eq(teamPlayers.team_id, teamId)).returning();
  return left.map(({ user_id }) => user_id);
}

/** The team a player is in, including deleted ones. */
export async function teamOfPlayer(tx: Queries, gameId: number, userId: number): Promise<TeamRow | undefined> {
  const [found] = await tx
    .select({ team: teams })
    .from(teamPlayers)
    .innerJoin(teams, eq(teams.id, teamPlayers.team_id))
    .where(and(eq(teamPlayers.game_id, gameId), eq(teamPlayers.user_id, userId)))
    .orderBy(asc(teams.id));
  return found?.team;
}

/** Takes a player out of their team. @returns whether they were in one */
export async function leaveTeam(tx: Queries, gameId: number, userId: number): Promise<boolean> {
  const left = await tx
    .delete(teamPlayers)
    .where(and(eq(teamPlayers.game_id, gameId), eq(teamPlayers.user_id, userId)))
    .returning();
  return left.length > 0;
}

/** Puts a player into a team and out of any other team of the game. */
export async function enterTeam(tx: Queries, team: Pick<TeamRow, 'id' | 'game_id'>, userId: number): Promise<void> {
  const { id: team_id, game_id } = team;
  await tx
    .insert(teamPlayers)
    .values({ team_id, game_id, user_id: userId })
    .onConflictDoUpdate({ target: [teamPlayers.game_id, teamPlayers.user_id], set: { team_id, imported: false } });
}
