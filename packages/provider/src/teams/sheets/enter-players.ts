import { and, eq, isNull, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { gameMembers, invitations, teamPlayers, teams, users } from '../../db/schema';
import { newUnlockCode } from '../invite';

/** Rows per statement, because a statement has a limited number of parameters. */
const AT_ONCE = 1000;

/** A player of a sheet and their team. */
export interface SheetPlayer {
  readonly email: string;
  readonly team: number;
}

interface Into {
  readonly game: { readonly id: number; readonly white_label_id: number };
  /** The inviting person. */
  readonly by: number;
  readonly now: Date;
}

/** Stores new teams. @returns their ids by name in lower case */
export async function insertTeams(
  tx: Queries,
  gameId: number,
  names: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const made = new Map<string, number>();
  for (const part of parts(names)) {
    const rows = part.map((name) => ({ game_id: gameId, name, created_at: now, updated_at: now }));
    const stored = await tx.insert(teams).values(rows).returning({ id: teams.id, name: teams.name });
    for (const { id, name } of stored) made.set(name.toLowerCase(), id);
  }
  return made;
}

/**
 * Puts players into teams, and creates missing accounts and invitations. A thousand players take as many statements as
 * one.
 * @returns the ids of players who were not in their team before
 */
export async function enterPlayers(tx: Queries, players: readonly SheetPlayer[], into: Into): Promise<number[]> {
  const entered: number[] = [];
  for (const part of parts(players)) entered.push(...(await enterPart(tx, part, into)));
  return entered;
}

async function enterPart(tx: Queries, players: readonly SheetPlayer[], { game, by, now }: Into): Promise<number[]> {
  const wanted = new Map(players.map((player) => [player.email.toLowerCase(), player]));
  const accounts = await accountsOf(tx, game.white_label_id, [...wanted.values()], now);
  const ids = [...accounts.values()];
  const inGame = and(eq(teamPlayers.game_id, game.id), isAnyOf(teamPlayers.user_id, ids));
  const before = new Map(
    (await tx.select({ user: teamPlayers.user_id, team: teamPlayers.team_id }).from(teamPlayers).where(inGame)).map(
      ({ user, team }) => [user, team],
    ),
  );
  const members = new Set(
    (
      await tx
        .select({ user: gameMembers.user_id })
        .from(gameMembers)
        .where(and(eq(gameMembers.game_id, game.id), isAnyOf(gameMembers.user_id, ids)))
        .for('update')
    ).map(({ user }) => user),
  );
  const moved = [...wanted].flatMap(([key, { email, team }]) => {
    const user = accounts.get(key);
    if (user === undefined) throw new Error('An account of the sheet was not stored.');
    return before.get(user) === team ? [] : [{ user, email, team }];
  });
  const fresh = moved.filter(({ user }) => !members.has(user));
  const own = { game_id: game.id, created_at: now };
  if (fresh.length > 0) {
    await tx
      .insert(gameMembers)
      .values(fresh.map(({ user }) => ({ ...own, user_id: user, access: 'Invited' as const })));
    await tx
      .insert(invitations)
      .values(
        fresh.map(({ user, email, team }) => ({ ...own, user_id: user, email, team_id: team, invited_by_id: by })),
      );
  }
  const known = moved.filter(({ user }) => members.has(user));
  for (const team of new Set(known.map((one) => one.team))) {
    const its = known.filter((one) => one.team === team).map(({ user }) => user);
    const open = and(eq(invitations.game_id, game.id), isNull(invitations.accepted_at));
    await tx
      .update(invitations)
      .set({ team_id: team })
      .where(and(open, isAnyOf(invitations.user_id, its)));
  }
  if (moved.length > 0) {
    await tx
      .insert(teamPlayers)
      .values(moved.map(({ user, team }) => ({ ...own, user_id: user, team_id: team, imported: true })))
      .onConflictDoUpdate({
        target: [teamPlayers.game_id, teamPlayers.user_id],
        set: { team_id: sql`excluded.team_id`, imported: true, created_at: now },
      });
  }
  return moved.map(({ user }) => user);
}

/**
 * Accounts by address in lower case; missing ones are created. The database alone compares addresses, because it folds
 * other letters than we do.
 */
async function accountsOf(
  tx: Queries,
  whiteLabelId: number,
  players: readonly SheetPlayer[],
  now: Date,
): Promise<Map<string, number>> {
  const typed = JSON.stringify(players.map(({ email }) => email));
  const read = async () => {
    const rows = await tx
      .select({ id: users.id, email: sql<string>`typed.email` })
      .from(users)
      .innerJoin(
        sql`jsonb_array_elements_text(${typed}::jsonb) as typed(email)`,
        sql`lower(typed.email) = lower(${users.email})`,
      )
      .where(eq(users.white_label_id, whiteLabelId));
    return new Map(rows.map(({ id, email }) => [email.toLowerCase(), id]));
  };
  const known = await read();
  const missing = players.filter(({ email }) => !known.has(email.toLowerCase()));
  if (missing.length === 0) return known;
  const own = { white_label_id: whiteLabelId, password_generated: true, created_at: now, updated_at: now };
  await tx
    .insert(users)
    .values(missing.map(({ email }) => ({ ...own, email, unlock_code: newUnlockCode() })))
    .onConflictDoNothing();
  return read();
}

/** Splits a list into parts of one statement each. */
function parts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, at) =>
    items.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}
