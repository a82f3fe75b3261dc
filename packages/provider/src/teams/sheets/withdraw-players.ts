import { and, eq } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { gameMembers, invitations, teamPlayers } from '../../db/schema';

/**
 * Takes players of a sheet out of their teams, unless they have moved since. Those whom the same import invited leave the
 * game as well, unless they have joined it or organise it by now.
 */
export async function withdrawPlayers(tx: Queries, gameId: number, players: readonly number[]): Promise<void> {
  const its = and(
    eq(teamPlayers.game_id, gameId),
    isAnyOf(teamPlayers.user_id, players),
    eq(teamPlayers.imported, true),
  );
  const invited = await tx
    .select({ user: gameMembers.user_id })
    .from(gameMembers)
    .innerJoin(
      teamPlayers,
      and(
        eq(teamPlayers.game_id, gameMembers.game_id),
        eq(teamPlayers.user_id, gameMembers.user_id),
        // Of the same moment only if one import stored both.
        eq(teamPlayers.created_at, gameMembers.created_at),
      ),
    )
    .where(
      and(
        its,
        eq(gameMembers.access, 'Invited'),
        eq(gameMembers.administrator, false),
        eq(gameMembers.coordinator, false),
        eq(gameMembers.judge, false),
        eq(gameMembers.banned, false),
      ),
    );
  await tx.delete(teamPlayers).where(its);
  if (invited.length === 0) return;
  const ids = invited.map(({ user }) => user);
  await tx.delete(invitations).where(and(eq(invitations.game_id, gameId), isAnyOf(invitations.user_id, ids)));
  await tx.delete(gameMembers).where(and(eq(gameMembers.game_id, gameId), isAnyOf(gameMembers.user_id, ids)));
}
