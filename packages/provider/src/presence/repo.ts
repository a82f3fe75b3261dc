import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { gameMembers, games } from '../db/schema';
import { roleIn } from '../games/policy';
import type { Caller } from '../session/caller';

/** Whether the caller organises the game in any role; only organisers see each other. */
export async function organises(queries: Queries, caller: Caller, gameId: number): Promise<boolean> {
  const [found] = await queries
    .select({ member: gameMembers })
    .from(games)
    .leftJoin(
      gameMembers,
      and(eq(gameMembers.game_id, games.id), eq(gameMembers.user_id, caller.userId), eq(gameMembers.banned, false)),
    )
    .where(and(eq(games.id, gameId), eq(games.white_label_id, caller.whiteLabelId), isNull(games.deleted_at)));
  if (!found) return false;
  const { administrator, coordinator, judge } = roleIn(found.member, caller);
  return administrator || coordinator || judge;
}
