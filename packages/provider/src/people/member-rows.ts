import { and, count, eq, ne } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { gameMembers } from '../db/schema';
import { administers } from '../games/administers';

/** A membership row. */
export type MemberRow = typeof gameMembers.$inferSelect;

const rowOf = (gameId: number, userId: number) => and(eq(gameMembers.game_id, gameId), eq(gameMembers.user_id, userId));

/** A member of a game, banned or not, locked until the transaction ends. */
export async function lockMember(tx: Queries, gameId: number, userId: number): Promise<MemberRow | undefined> {
  const [member] = await tx.select().from(gameMembers).where(rowOf(gameId, userId)).for('update');
  return member;
}

/** Changes a member's role or ban. */
export async function changeMember(
  tx: Queries,
  { game_id, user_id }: MemberRow,
  values: Partial<Pick<MemberRow, 'access' | 'administrator' | 'coordinator' | 'judge' | 'banned'>>,
): Promise<void> {
  await tx.update(gameMembers).set(values).where(rowOf(game_id, user_id));
}

/** How many other administrators a game has. */
export async function countOtherAdministrators(tx: Queries, { game_id, user_id }: MemberRow): Promise<number> {
  const [counted] = await tx
    .select({ n: count() })
    .from(gameMembers)
    .where(
      and(
        eq(gameMembers.game_id, game_id),
        ne(gameMembers.user_id, user_id),
        eq(gameMembers.banned, false),
        administers(),
      ),
    );
  return counted?.n ?? 0;
}
