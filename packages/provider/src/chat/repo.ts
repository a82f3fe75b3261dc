import { and, asc, count, desc, eq, isNull, max, or, sql } from 'drizzle-orm';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { chatLines, teams, users } from '../db/schema';

/** Lines of a chat that are read at once. */
const MOST_LINES = 200;
/** Chats that are listed at once. */
const MOST_CHATS = 500;

const withWriter = (queries: Queries) =>
  queries
    .select({ line: chatLines, by: users.name })
    .from(chatLines)
    .leftJoin(users, eq(users.id, chatLines.user_id))
    .$dynamic();

/** A line with the name of who wrote it. */
export type WrittenLine = Awaited<ReturnType<typeof withWriter>>[number];

/** Stores a line; undefined if its blast has already posted one to the team. */
export async function insertLine(tx: Queries, line: typeof chatLines.$inferInsert): Promise<WrittenLine | undefined> {
  const [stored] = await tx.insert(chatLines).values(line).onConflictDoNothing().returning({ id: chatLines.id });
  if (!stored) return undefined;
  const [written] = await withWriter(tx).where(eq(chatLines.id, stored.id));
  return written;
}

/**
 * The latest lines of a team's chat, the oldest of them first.
 * @param readBy a player: lines for another one are left out
 */
export async function listLines(queries: Queries, teamId: number, readBy?: number): Promise<WrittenLine[]> {
  const forThem = readBy === undefined ? undefined : or(isNull(chatLines.player_id), eq(chatLines.player_id, readBy));
  const latest = await withWriter(queries)
    .where(and(eq(chatLines.team_id, teamId), forThem))
    .orderBy(desc(chatLines.id))
    .limit(MOST_LINES);
  return latest.reverse();
}

/** The chats of a game with their last lines, the latest first. If there are too many, unread ones are kept. */
export async function listChatRows(queries: Queries, gameId: number) {
  const isUnread = and(eq(chatLines.side, 'team'), isNull(chatLines.seen_at));
  const unread = sql<number>`(count(*) filter (where ${isUnread}))::int`;
  const heads = await queries
    .select({
      team: { id: teams.id, name: teams.name },
      lastId: max(chatLines.id),
      unread,
    })
    .from(chatLines)
    .innerJoin(teams, and(eq(teams.id, chatLines.team_id), isNull(teams.deleted_at)))
    .where(eq(chatLines.game_id, gameId))
    .groupBy(teams.id, teams.name)
    .orderBy(desc(sql`${unread} > 0`), desc(max(chatLines.id)))
    .limit(MOST_CHATS);
  heads.sort((one, other) => Number(other.lastId) - Number(one.lastId));
  const ids = heads.flatMap(({ lastId }) => (lastId === null ? [] : [Number(lastId)]));
  const lines = await withWriter(queries).where(isAnyOf(chatLines.id, ids)).orderBy(asc(chatLines.id));
  const byId = new Map(lines.map((written) => [written.line.id, written]));
  return heads.flatMap(({ lastId, ...chat }) => {
    const last = byId.get(Number(lastId));
    return last ? [{ ...chat, last }] : [];
  });
}

/** Marks a team's lines as seen. @returns whether any were new */
export async function markSeen(tx: Queries, teamId: number, now: Date): Promise<boolean> {
  const seen = await tx
    .update(chatLines)
    .set({ seen_at: now })
    .where(and(eq(chatLines.team_id, teamId), eq(chatLines.side, 'team'), isNull(chatLines.seen_at)))
    .returning({ id: chatLines.id });
  return seen.length > 0;
}

/** Number of lines a person has written since a moment. */
export async function countLinesSince(queries: Queries, userId: number, since: Date): Promise<number> {
  const recent = sql`${chatLines.created_at} > ${since.toISOString()}::timestamptz`;
  const [counted] = await queries
    .select({ n: count() })
    .from(chatLines)
    .where(and(eq(chatLines.user_id, userId), eq(chatLines.side, 'team'), recent));
  return counted?.n ?? 0;
}
