import { eq } from 'drizzle-orm';
import { keepScores } from '../answers/keep-scores';
import { seenGame } from '../challenges/places';
import { scores, teams } from '../db/schema';
import { holdVisibleGame } from '../games/repo';
import { tell } from '../realtime/tell';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';

/** Recalculates all scores of a game. */
export function rescoreRoutes({ database }: Services): HandlersOf<'rescoreGame'> {
  return {
    rescoreGame: async ({ body, caller }) => {
      const { game, role } = await seenGame(database.db, caller, body.game_id);
      if (!role.administrator && !role.coordinator) throw errors.notAllowed();
      const { userId } = caller;
      // A transaction of its own, so that it is announced before the work begins.
      await database.tx((tx) => tell({ database, tx }, game, 'ss.game.rescore', {}, { userId }));
      await database.tx(async (tx) => {
        await holdVisibleGame(tx, caller, game.id);
        const its = await tx.select({ id: teams.id }).from(teams).where(eq(teams.game_id, game.id));
        await tx.delete(scores).where(eq(scores.game_id, game.id));
        await keepScores(
          tx,
          game,
          its.map(({ id }) => id),
        );
        await tell({ database, tx }, game, 'ss.game.score', {}, { userId });
      });
      return {};
    },
  };
}
