import { requireGame } from '../games/require-game';
import { addJob } from '../jobs/add';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { RESCORE } from './rescore-job';

/** Recalculates all scores of a game in the background. */
export function rescoreRoutes({ database, now }: Services): HandlersOf<'rescoreGame'> {
  return {
    rescoreGame: ({ body, caller }) =>
      database.tx(async (tx) => {
        const { game, role } = await requireGame(tx, caller, body.game_id);
        if (!role.administrator && !role.coordinator) throw errors.notAllowed();
        const { userId } = caller;
        await announce({ database, tx }, game, 'ss.game.rescore', {}, { userId });
        await addJob(database, tx, { kind: RESCORE, key: String(game.id), of: game, userId, runAt: now() });
        return {};
      }),
  };
}
