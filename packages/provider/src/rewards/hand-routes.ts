import type { Reward } from '@waymark/contract';
import type { Queries } from '../db/database';
import { requireAdministrator } from '../games/policy';
import { enterGame, type GameRow } from '../games/repo';
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

interface Own {
  readonly id: number;
}

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
  /** Updates the team's score and announces the change. */
  const finish = async (
    tx: Queries,
    caller: Caller,
    game: GameRow,
    { reward, team }: { readonly reward: Own; readonly team: Own },
    { from, to }: { readonly from: string; readonly to: string },
  ) => {
    await settle({ database, now }, tx, game, [team.id]);
    const by = { userId: caller.userId, changes: [{ field: 'granted', from, to }] };
    await announce({ database, tx }, game, 'ss.reward.update', { reward: { id: reward.id } }, by);
    await announce({ database, tx }, game, 'ss.game.score', {}, { unrecorded: true });
  };
  return {
    grantReward: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const { game, team, reward } = await placeOf(tx, caller, body.game_id, params.id, body.team_id);
        if (!(await grantByHand(tx, reward.id, team.id, now()))) {
          throw errors.conflict('Every place of this reward is taken. Raise "Grant to" first.');
        }
        await announceGrants(database, tx, game);
        await finish(tx, caller, game, { reward, team }, { from: '', to: `${reward.title}: ${team.name}` });
        return {};
      }),

    takeReward: ({ params, query, caller }) =>
      database.tx(async (tx) => {
        const { game, team, reward } = await placeOf(tx, caller, query.game_id, params.id, query.team_id);
        await endHandGrants(tx, team.id, reward.id);
        await finish(tx, caller, game, { reward, team }, { from: `${reward.title}: ${team.name}`, to: '' });
        return {};
      }),
  };
}
