import { and, asc, count, eq, exists, inArray, isNull, max, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/database';
import { answers, gameMembers, invitations, teamPlayers, teams, users } from '../db/schema';

const elsewhere = alias(gameMembers, 'elsewhere');
const PERSON = { id: users.id, email: users.email, name: users.name };

/** Whether a person works on any game: their code would grant more than playing. */
const worksSomewhere = (queries: Queries) => {
  const { user_id, access, administrator, coordinator, judge, banned } = elsewhere;
  const works = or(
    inArray(access, ['Created', 'Managing']),
    eq(administrator, true),
    eq(coordinator, true),
    eq(judge, true),
  );
  const work = queries
    .select({ one: sql`1` })
    .from(elsewhere)
    .where(and(eq(user_id, users.id), eq(banned, false), works));
  return sql<boolean>`(${users.super_admin} or ${exists(work)})`;
};

/** One page of a game's teams, by name ignoring case, with the total. */
export async function listTeamRows(queries: Queries, gameId: number, page: { limit: number; offset: number }) {
  const ofGame = and(eq(teams.game_id, gameId), isNull(teams.deleted_at));
  const rows = await queries
    .select({ id: teams.id, name: teams.name, code: teams.code })
    .from(teams)
    .where(ofGame)
    .orderBy(asc(sql`lower(${teams.name})`), asc(teams.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await queries.select({ all: count() }).from(teams).where(ofGame);
  return { rows, count: counted?.all ?? 0 };
}

/** The players of these teams, by name, with their roles in the game. */
export async function listPlayersOf(queries: Queries, teamIds: readonly number[]) {
  if (teamIds.length === 0) return [];
  return queries
    .select({
      teamId: teamPlayers.team_id,
      ...PERSON,
      passwordGenerated: users.password_generated,
      hasPassword: sql<boolean>`${users.password_hash} is not null`,
      unlockCode: users.unlock_code,
      worksSomewhere: worksSomewhere(queries),
      superAdmin: users.super_admin,
      access: gameMembers.access,
      administrator: gameMembers.administrator,
      coordinator: gameMembers.coordinator,
      banned: gameMembers.banned,
    })
    .from(teamPlayers)
    .innerJoin(users, eq(users.id, teamPlayers.user_id))
    .leftJoin(
      gameMembers,
      and(eq(gameMembers.game_id, teamPlayers.game_id), eq(gameMembers.user_id, teamPlayers.user_id)),
    )
    .where(inArray(teamPlayers.team_id, [...teamIds]))
    .orderBy(asc(users.name), asc(users.id));
}

/** When each of these teams last answered; teams without answers are omitted. */
export async function lastAnswersOf(queries: Queries, teamIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  if (teamIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: answers.team_id, at: max(answers.created_at) })
    .from(answers)
    .where(inArray(answers.team_id, [...teamIds]))
    .groupBy(answers.team_id);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at]] : [])));
}

/** Players of the game without a team, by name: those who joined or were invited, and have no other role. */
export function listUnassigned(queries: Queries, gameId: number) {
  const inTeam = queries
    .select({ one: sql`1` })
    .from(teamPlayers)
    .where(and(eq(teamPlayers.game_id, gameMembers.game_id), eq(teamPlayers.user_id, gameMembers.user_id)));
  return queries
    .select(PERSON)
    .from(gameMembers)
    .innerJoin(users, eq(users.id, gameMembers.user_id))
    .where(
      and(
        eq(gameMembers.game_id, gameId),
        inArray(gameMembers.access, ['Joined', 'Invited']),
        eq(gameMembers.administrator, false),
        eq(gameMembers.coordinator, false),
        eq(gameMembers.judge, false),
        eq(gameMembers.banned, false),
        notExists(inTeam),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}

/** Staff and banned people of the game, by name. */
export async function listPeopleOf(queries: Queries, gameId: number) {
  const rows = await queries
    .select({ person: PERSON, member: gameMembers })
    .from(gameMembers)
    .innerJoin(users, eq(users.id, gameMembers.user_id))
    .where(eq(gameMembers.game_id, gameId))
    .orderBy(asc(users.name), asc(users.id));
  const those = (is: (member: (typeof rows)[number]['member']) => boolean) =>
    rows.filter(({ member }) => is(member)).map(({ person }) => person);
  return {
    administrators: those(
      ({ access, administrator, banned }) =>
        !banned && (administrator || access === 'Created' || access === 'Managing'),
    ),
    coordinators: those(({ coordinator, banned }) => !banned && coordinator),
    banned: those(({ banned }) => banned),
  };
}

/** Invited people who have not joined yet and are not banned, in order of invitation; by address if they have no account. */
export const listInvitations = (queries: Queries, gameId: number) =>
  queries
    .select({ id: invitations.id, email: invitations.email, name: sql<string>`coalesce(${users.name}, '')` })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.user_id))
    .leftJoin(
      gameMembers,
      and(eq(gameMembers.game_id, invitations.game_id), eq(gameMembers.user_id, invitations.user_id)),
    )
    .where(
      and(
        eq(invitations.game_id, gameId),
        isNull(invitations.accepted_at),
        or(isNull(gameMembers.banned), eq(gameMembers.banned, false)),
      ),
    )
    .orderBy(asc(invitations.id));
