import { lockGame } from '../games/require-game';
import { announce } from '../realtime/announce';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { findBoard, freezeScores, storeBoard, thawScores } from './board-repo';

/** Administrators control what players and the projector see of a leaderboard. */
export function boardRoutes({ database, now }: Services): HandlersOf<'changeBoard'> {
  return {
    changeBoard: ({ body, caller }) =>
      database.tx(async (tx) => {
        const game = await lockGame(tx, caller, body.game_id);
        const board = await findBoard(tx, game.id);
        const wasFrozen = board.frozen_at !== null;
        const isFrozen = body.frozen === undefined ? wasFrozen : body.frozen === 1;
        if (isFrozen && !wasFrozen) await freezeScores(tx, game, now());
        if (!isFrozen && wasFrozen) await thawScores(tx, game.id);
        await storeBoard(tx, game.id, {
          frozen_at: isFrozen ? (board.frozen_at ?? now()) : null,
          revealed: body.revealed === undefined ? board.revealed : body.revealed,
        });
        const describe = (frozen: boolean) => (frozen ? 'frozen' : 'as it is');
        const changes =
          isFrozen === wasFrozen ? [] : [{ field: 'leaderboard', from: describe(wasFrozen), to: describe(isFrozen) }];
        const by = { userId: caller.userId, changes, unrecorded: changes.length === 0 };
        await announce({ database, tx }, game, 'ss.game.update', { fields: ['leaderboard'] }, by);
        return {};
      }),
  };
}
