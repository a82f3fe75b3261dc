import { NO_TEAM } from '@waymark/contract';
import { readAddress } from '../accounts/address';
import { listWorkingOn } from '../answers/audience';
import { aboutTeam } from '../audit/about';
import type { Queries } from '../db/database';
import { isGuestAddress } from '../judge-links/guest-address';
import type { TeamRow } from '../play/repo';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { accountOf, inviteInto, memberOf, recordInvitation } from './invite';
import { lockTeamGame } from './policy';
import { enterTeam, leaveTeam, lockTeam, teamOfPlayer } from './team-rows';

/** Players of teams by e-mail address. */
export function playerRoutes({ database, now }: Services): HandlersOf<'addPlayer' | 'removePlayer'> {
  type AnnouncedGame = { readonly id: number; readonly name: string; readonly white_label_id: number };
  const announceChanges = async (
    tx: Queries,
    game: AnnouncedGame,
    userId: number,
    changed: readonly (TeamRow | undefined)[],
  ) => {
    for (const team of changed) {
      if (!team) continue;
      const parts = { team: { id: team.id, name: team.name }, fields: ['users'] };
      await announce({ database, tx }, game, 'ss.team.update', parts, { userId });
    }
    await announce({ database, tx }, game, 'ss.analytic.teams', {}, { unrecorded: true });
  };

  return {
    addPlayer: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const { game, role } = await lockTeamGame(tx, caller, body.game_id);
        const email = readAddress(body.email);
        if (!email || isGuestAddress(email)) throw errors.invalid({ email: ['Enter a valid email address.'] });
        const team = params.id === NO_TEAM ? undefined : await lockTeam(tx, game.id, params.id);
        if (params.id !== NO_TEAM && !team) throw errors.notFound();
        const account = await accountOf(tx, game.white_label_id, email, now());
        const member = await memberOf(tx, game.id, account.id);
        if (member?.banned) throw errors.conflict('This person is banned from the game. Lift the ban first.');
        // Only administrators invite new people; coordinators move members of the game.
        if (!member && !role.administrator) throw errors.notAllowed();
        // Players of the game stay in their team; leaving it is a call of its own.
        if (member && !team) return {};
        const isNew = await recordInvitation(
          tx,
          { game, account, email, by: caller.userId, now: now() },
          member,
          team?.id,
        );
        const before = await teamOfPlayer(tx, game.id, account.id);
        if (team) await enterTeam(tx, team, account.id);
        if (isNew) {
          const only = [...(await listWorkingOn(tx, game.id)), account.id];
          const changes = team ? [aboutTeam(team.name)] : [];
          await announce({ database, tx }, game, 'ss.game.join', {}, { userId: caller.userId, only, changes });
        }
        if (before?.id !== team?.id) await announceChanges(tx, game, caller.userId, [before, team]);
        return {};
      }),

    removePlayer: ({ params, query, caller }) =>
      database.tx(async (tx) => {
        const { game } = await lockTeamGame(tx, caller, query.game_id);
        const team = await lockTeam(tx, game.id, params.id);
        const current = await teamOfPlayer(tx, game.id, query.player_id);
        if (!team || (!current && !(await memberOf(tx, game.id, query.player_id)))) throw errors.notFound();
        // A person who moved to another team has already left this one.
        if (current?.id !== team.id) return {};
        await leaveTeam(tx, game.id, query.player_id);
        await inviteInto(tx, game.id, query.player_id, null);
        await announceChanges(tx, game, caller.userId, [team]);
        return {};
      }),
  };
}
