import type { Reward } from '@waymark/contract';
import type { Queries } from '../db/database';
import { requireAdministrator } from '../games/policy';
import { enterGame } from '../games/repo';
import { requireGame } from '../games/require-game';
import { settle } from '../leaderboard/settle';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { lockTeam } from '../teams/team-rows';
import { announceGrants } from './announce-grants';
import { findReward } from './repo';
import { endHandGrants, grantByHand } from './update-grants';

/** Rewards that administrators give by hand. */
export function handRoutes({ database, now }: Services): HandlersOf<'grantReward' | 'takeReward'> {
  const placeOf = async (tx: Queries, caller: Caller, gameId: number, rewardId: Reward['id'], teamId: number) => {
    await enterGame(tx, gameId);
    const { game, role } = await requireGame(tx, caller, gameId);
    requireAdministrator(role);
    // Locks the team before the reward, as submissions do.
    const team = await lockTeam(tx, game.id, teamId);
    const reward = await findReward(tx, game.id, rewardId);
    if (!team || !reward) throw errors.notFound();
    return { game, team, reward };
  };
  return {
    grantReward: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const { game, team, reward } = await placeOf(tx, caller, body.game_id, params.id, body.team_id);
        if (!(await grantByHand(tx, reward.id, team.id, now()))) {
          throw errors.conflict('Every place of this reward is taken. Raise "Grant to" first.');
        }
        await settle({ database, now }, tx, game, [team.id]);
        await announceGrants(database, tx, game);
        const changes = [{ field: 'granted', from: '', to: `${reward.title}: ${team.name}` }];
        const by = { userId: caller.userId, changes };
        await announce({ database, tx }, game, 'ss.reward.update', { reward: { id: reward.id } }, by);
        return {};
      }),

    takeReward: ({ params, query, caller }) =>
      database.tx(async (tx) => {
        const { game, team, reward } = await placeOf(tx, caller, query.game_id, params.id, query.team_id);
        await endHandGrants(tx, team.id, reward.id);
        await settle({ database, now }, tx, game, [team.id]);
        const changes = [{ field: 'granted', from: `${reward.title}: ${team.name}`, to: '' }];
        const by = { userId: caller.userId, changes };
        await announce({ database, tx }, game, 'ss.reward.update', { reward: { id: reward.id } }, by);
        return {};
      }),
  };
}
