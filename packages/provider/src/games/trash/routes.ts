import type { GameId } from '@waymark/contract';
import { announce } from '../../realtime/announce';
import { errors, isTaken } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import { restorableUntil, trashSince } from '../../trash/window';
import { answerGame } from '../answer-game';
import { freeEntryCode } from '../entry-code';
import { isCodeTaken } from '../repo';
import { lockGame } from '../require-game';
import { listTrashed, lockTrashed, trashGame, untrashGame } from './repo';

/** Deleting games, and restoring them in time. */
export function trashRoutes(services: Services): HandlersOf<'deleteGame' | 'listTrash' | 'restoreGame'> {
  const { database, now } = services;
  return {
    deleteGame: async ({ params, caller }) => {
      const deletedAt = now();
      await database.tx(async (tx) => {
        const game = await lockGame(tx, caller, params.id);
        await trashGame(tx, game.id, deletedAt);
        await announce({ database, tx }, game, 'ss.game.delete', {}, caller);
      });
      return { restore_until: restorableUntil(deletedAt).toISOString() };
    },

    listTrash: async ({ caller }) => {
      const rows = await listTrashed(database.db, caller, trashSince(now()));
      return {
        games: rows.map(({ id, name, deletedAt }) => ({
          id: id as GameId,
          name,
          deleted_at: deletedAt.toISOString(),
          restore_until: restorableUntil(deletedAt).toISOString(),
        })),
      };
    },

    restoreGame: async ({ params, caller }) => {
      const restore = () =>
        database.tx(async (tx) => {
          const found = await lockTrashed(tx, caller, params.id, trashSince(now()));
          if (!found) throw errors.notFound();
          // The code may have been taken while the game was in the trash.
          const taken = await isCodeTaken(tx, caller.whiteLabelId, found.code);
          await untrashGame(tx, found.id, taken ? await freeEntryCode(tx, caller.whiteLabelId) : found.code);
          // There is no live message for this; screens reload the game and the list.
          await announce({ database, tx }, found, 'ss.game.update', { fields: [] }, caller);
        });
      await restore().catch((error: unknown) => {
        if (!isTaken(error, 'games_code')) throw error;
        // It was taken after we looked, so the game gets another one now.
        return restore();
      });
      return answerGame(services, caller, params.id);
    },
  };
}
