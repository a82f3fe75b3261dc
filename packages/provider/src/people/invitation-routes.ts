import { and, eq, isNull } from 'drizzle-orm';
import { listWorkingOn } from '../answers/audience';
import type { Queries } from '../db/database';
import { gameMembers, invitations } from '../db/schema';
import { lockGame } from '../games/require-game';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { leaveTeam, teamOfPlayer } from '../teams/team-rows';
import { lockMember } from './member-rows';

/** Withdraws invitations to a game; for its administrators. */
export function invitationRoutes({ database }: Services): HandlersOf<'removeInvitation'> {
  return {
    removeInvitation: ({ params, query, caller }) =>
      database.tx(async (tx) => {
        const game = await lockGame(tx, caller, params.id);
        const its = and(eq(invitations.id, query.invitation_id), eq(invitations.game_id, game.id));
        const [gone] = await tx
          .delete(invitations)
          .where(and(its, isNull(invitations.accepted_at)))
          .returning({ user: invitations.user_id });
        if (!gone) throw errors.notFound();
        const by = { userId: caller.userId };
        const team = gone.user === null ? undefined : await leaveGame(tx, game.id, gone.user);
        if (team) {
          const parts = { team: { id: team.id, name: team.name }, fields: ['users'] };
          await announce({ database, tx }, game, 'ss.team.update', parts, by);
        } else {
          // The history would call it an arrival.
          const only = await listWorkingOn(tx, game.id);
          await announce({ database, tx }, game, 'ss.game.join', {}, { ...by, only, unrecorded: true });
        }
        await announce({ database, tx }, game, 'ss.analytic.teams', {}, { unrecorded: true });
        return {};
      }),
  };
}

/** Takes an invited person out of the game, unless they organise it or are banned by now. @returns the team they left */
async function leaveGame(tx: Queries, gameId: number, userId: number) {
  const member = await lockMember(tx, gameId, userId);
  if (member?.access !== 'Invited') return undefined;
  if (member.administrator || member.coordinator || member.judge || member.banned) return undefined;
  const team = await teamOfPlayer(tx, gameId, userId);
  await leaveTeam(tx, gameId, userId);
  await tx.delete(gameMembers).where(and(eq(gameMembers.game_id, gameId), eq(gameMembers.user_id, userId)));
  return team;
}
