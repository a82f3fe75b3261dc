import { randomInt } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { gameMembers, invitations, users } from '../db/schema';

/** Without characters that look alike, because codes are read out and typed. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/** A code for an invited person's first sign-in. */
export const newUnlockCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The account of an address; a new one has no password and a sign-in code until one is chosen. */
export async function accountOf(tx: Queries, whiteLabelId: number, email: string, now: Date) {
  const ofAddress = and(eq(users.white_label_id, whiteLabelId), sql`lower(${users.email}) = lower(${email})`);
  const columns = { id: users.id, name: users.name };
  const [known] = await tx.select(columns).from(users).where(ofAddress);
  if (known) return known;
  const account = { white_label_id: whiteLabelId, email, password_generated: true, unlock_code: newUnlockCode() };
  await tx
    .insert(users)
    .values({ ...account, created_at: now, updated_at: now })
    .onConflictDoNothing();
  const [made] = await tx.select(columns).from(users).where(ofAddress);
  if (!made) throw new Error('The account was not stored.');
  return made;
}

/** A person's membership of a game; undefined if they have none. */
export async function memberOf(tx: Queries, gameId: number, userId: number) {
  const [member] = await tx
    .select()
    .from(gameMembers)
    .where(and(eq(gameMembers.game_id, gameId), eq(gameMembers.user_id, userId)))
    .for('update');
  return member;
}

interface Invited {
  readonly game: { readonly id: number };
  readonly account: { readonly id: number };
  readonly email: string;
  /** The inviting person. */
  readonly by: number;
  readonly now: Date;
}

/** Adds a person to a game as invited, or changes the team of their open invitation. @returns whether they are new */
export async function recordInvitation(
  tx: Queries,
  { game, account, email, by, now }: Invited,
  member: typeof gameMembers.$inferSelect | undefined,
  teamId: number | undefined,
): Promise<boolean> {
  const row = { game_id: game.id, user_id: account.id };
  if (!member) {
    await tx.insert(gameMembers).values({ ...row, access: 'Invited', created_at: now });
    await tx.insert(invitations).values({ ...row, email, team_id: teamId ?? null, invited_by_id: by, created_at: now });
    return true;
  }
  await inviteInto(tx, game.id, account.id, teamId ?? null);
  return false;
}

/** Changes the team of a person's open invitation, if they have one. */
export async function inviteInto(tx: Queries, gameId: number, userId: number, teamId: number | null): Promise<void> {
  await tx
    .update(invitations)
    .set({ team_id: teamId })
    .where(and(eq(invitations.game_id, gameId), eq(invitations.user_id, userId), isNull(invitations.accepted_at)));
}

/** Turns invited people who have arrived into players. @returns the games they were invited to */
export async function acceptInvitations(tx: Queries, userId: number, now: Date, gameId?: number): Promise<number[]> {
  const accepted = await tx
    .update(invitations)
    .set({ accepted_at: now })
    .where(
      and(
        eq(invitations.user_id, userId),
        isNull(invitations.accepted_at),
        gameId === undefined ? undefined : eq(invitations.game_id, gameId),
      ),
    )
    .returning({ gameId: invitations.game_id });
  const games = accepted.map(({ gameId: of }) => of);
  if (games.length === 0) return [];
  await tx
    .update(gameMembers)
    .set({ access: 'Joined' })
    .where(
      and(eq(gameMembers.user_id, userId), inArray(gameMembers.game_id, games), eq(gameMembers.access, 'Invited')),
    );
  return games;
}
