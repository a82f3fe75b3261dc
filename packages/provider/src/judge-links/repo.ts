import type { JudgeLink } from '@waymark/contract';
import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { gameMembers, games, judgeLinks, sessions, users, whiteLabels } from '../db/schema';
import { newGuestAddress } from './guest-address';

type Row = typeof judgeLinks.$inferSelect;

/** A link as sent to clients, without its key. */
export const presentLink = ({ id, name, created_at, expires_at, revoked_at }: Row, judges: number): JudgeLink => ({
  id,
  name,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  revoked_at: revoked_at?.toISOString() ?? null,
  judges,
});

/** The links of a game, newest first. */
export async function listLinks(queries: Queries, gameId: number): Promise<JudgeLink[]> {
  const rows = await queries
    .select({ link: judgeLinks, judges: sql<number>`count(distinct ${sessions.user_id})::int` })
    .from(judgeLinks)
    .leftJoin(sessions, eq(sessions.judge_link_id, judgeLinks.id))
    .where(eq(judgeLinks.game_id, gameId))
    .groupBy(judgeLinks.id)
    .orderBy(desc(judgeLinks.id));
  return rows.map(({ link, judges }) => presentLink(link, judges));
}

/** Stores a link. */
export async function insertLink(tx: Queries, values: typeof judgeLinks.$inferInsert): Promise<Row> {
  const [row] = await tx.insert(judgeLinks).values(values).returning();
  if (!row) throw new Error('The link was not stored.');
  return row;
}

/** A valid link with its game, locked so that it cannot be revoked meanwhile. */
export async function lockOpenLink(tx: Queries, hash: string, whitelabel: string, now: Date) {
  const [found] = await tx
    .select({ link: judgeLinks, game: games })
    .from(judgeLinks)
    .innerJoin(games, and(eq(games.id, judgeLinks.game_id), isNull(games.deleted_at)))
    .innerJoin(whiteLabels, eq(whiteLabels.id, games.white_label_id))
    .where(
      and(
        eq(judgeLinks.hash, hash),
        eq(whiteLabels.identifier, whitelabel),
        isNull(judgeLinks.revoked_at),
        gt(judgeLinks.expires_at, now),
      ),
    )
    .for('share', { of: judgeLinks });
  return found;
}

/** Creates a guest who judges one game and cannot sign in. */
export async function insertGuest(
  tx: Queries,
  { gameId, whiteLabelId, name }: { readonly gameId: number; readonly whiteLabelId: number; readonly name: string },
): Promise<number> {
  const [guest] = await tx
    .insert(users)
    .values({ white_label_id: whiteLabelId, email: newGuestAddress(), name })
    .returning({ id: users.id });
  if (!guest) throw new Error('The guest was not stored.');
  await tx.insert(gameMembers).values({ game_id: gameId, user_id: guest.id, access: 'Invited', judge: true });
  return guest.id;
}

/** Revokes a link; undefined if the game does not have it. */
export async function endLink(tx: Queries, gameId: number, id: number, now: Date) {
  const [ended] = await tx
    .update(judgeLinks)
    .set({ revoked_at: sql`coalesce(${judgeLinks.revoked_at}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(judgeLinks.id, id), eq(judgeLinks.game_id, gameId)))
    .returning();
  return ended;
}

/** Active sessions of a link. */
export async function listSessionsOf(tx: Queries, linkId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.judge_link_id, linkId), isNull(sessions.revoked_at)));
  return rows.map(({ id }) => id);
}

/** Removes guests of ended links, or of one link, from their games. */
export async function removeGuests(queries: Queries, now: Date, linkId?: number): Promise<void> {
  const guests = queries
    .select({ id: sessions.user_id })
    .from(sessions)
    .innerJoin(judgeLinks, eq(judgeLinks.id, sessions.judge_link_id))
    .where(
      linkId === undefined
        ? or(lte(judgeLinks.expires_at, now), lte(judgeLinks.revoked_at, now))
        : eq(judgeLinks.id, linkId),
    );
  await queries.delete(gameMembers).where(inArray(gameMembers.user_id, guests));
}
