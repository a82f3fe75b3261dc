import { and, asc, count, eq, gt, inArray, isNull, like, not, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { blasts, gameMembers, games, teamPlayers, users } from '../db/schema';
import { GUEST_DOMAIN } from '../judge-links/guest-address';

/** Somebody a blast goes to. */
export interface Recipient {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** Stores a blast. @returns its id */
export async function insertBlast(tx: Queries, blast: typeof blasts.$inferInsert): Promise<number> {
  const [stored] = await tx.insert(blasts).values(blast).returning({ id: blasts.id });
  if (!stored) throw new Error('The blast was not stored.');
  return stored.id;
}

/** A blast with its game; undefined if either is gone. */
export async function findBlast(queries: Queries, id: number) {
  const [found] = await queries
    .select({ blast: blasts, game: games })
    .from(blasts)
    .innerJoin(games, and(eq(games.id, blasts.game_id), isNull(games.deleted_at)))
    .where(eq(blasts.id, id));
  return found;
}

/** Notes how many people a blast has reached. */
export async function storeReach(tx: Queries, id: number, recipients: number): Promise<void> {
  await tx.update(blasts).set({ recipients }).where(eq(blasts.id, id));
}

const IN_TEAM = sql`exists (select 1 from ${teamPlayers}
  where ${teamPlayers.game_id} = ${gameMembers.game_id} and ${teamPlayers.user_id} = ${gameMembers.user_id})`;

const plays = (gameId: number) =>
  and(
    eq(gameMembers.game_id, gameId),
    eq(gameMembers.banned, false),
    or(IN_TEAM, inArray(gameMembers.access, ['Joined', 'Invited'])),
    not(like(users.email, `%${GUEST_DOMAIN}`)),
  );

/**
 * The next of those who play a game, by id: people in a team, and those who joined or were invited; nobody who is banned
 * or judges by a link.
 */
export const listRecipients = (
  queries: Queries,
  gameId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<Recipient[]> =>
  queries
    .select({ id: users.id, name: users.name, email: users.email })
    .from(gameMembers)
    .innerJoin(users, eq(users.id, gameMembers.user_id))
    .where(and(plays(gameId), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);

/** How many people play a game. */
export async function countRecipients(queries: Queries, gameId: number): Promise<number> {
  const [counted] = await queries
    .select({ n: count() })
    .from(gameMembers)
    .innerJoin(users, eq(users.id, gameMembers.user_id))
    .where(plays(gameId));
  return counted?.n ?? 0;
}
