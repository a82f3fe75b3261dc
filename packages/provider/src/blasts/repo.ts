import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { blasts, gameMembers, teamPlayers, users } from '../db/schema';
import { isGuestAddress } from '../judge-links/guest-address';

/** Somebody a blast goes to. */
export interface Recipient {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** Stores a blast. */
export async function insertBlast(tx: Queries, blast: typeof blasts.$inferInsert): Promise<void> {
  await tx.insert(blasts).values(blast);
}

/** Everybody who plays a game: those in a team, and those who joined or were invited; nobody who is banned or judges by a link. */
export async function listRecipients(queries: Queries, gameId: number): Promise<Recipient[]> {
  const people = await queries
    .selectDistinct({ id: users.id, name: users.name, email: users.email })
    .from(gameMembers)
    .innerJoin(users, eq(users.id, gameMembers.user_id))
    .leftJoin(
      teamPlayers,
      and(eq(teamPlayers.game_id, gameMembers.game_id), eq(teamPlayers.user_id, gameMembers.user_id)),
    )
    .where(
      and(
        eq(gameMembers.game_id, gameId),
        eq(gameMembers.banned, false),
        or(eq(teamPlayers.game_id, gameMembers.game_id), inArray(gameMembers.access, ['Joined', 'Invited'])),
      ),
    )
    .orderBy(asc(users.id));
  return people.filter(({ email }) => !isGuestAddress(email));
}
