import { asTaskId } from '@waymark/contract';
import { requireAdministrator } from '../../games/policy';
import { lockGame, requireGame } from '../../games/require-game';
import { announce } from '../../realtime/announce';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import { restorableUntil, trashSince } from '../../trash/window';
import { answerTask } from '../answer-task';
import { lockTask, named } from '../places';
import { closeGaps, placeBack } from '../positions';
import { listTrashed, lockTrashed, trashTasks } from './repo';

/** Deleting challenges, and restoring them in time. */
export function taskTrashRoutes(services: Services): HandlersOf<'deleteTask' | 'listTaskTrash' | 'restoreTask'> {
  const { database, now } = services;
  return {
    deleteTask: async ({ params, query, caller }) => {
      const deletedAt = now();
      await database.tx(async (tx) => {
        const { game, task } = await lockTask(tx, caller, query.game_id, params.id);
        await trashTasks(tx, game.id, [task.id], deletedAt);
        await closeGaps(tx, game.id);
        await announce({ database, tx }, game, 'ss.task.delete', { task: named(task) }, caller);
      });
      return { restore_until: restorableUntil(deletedAt).toISOString() };
    },

    listTaskTrash: async ({ params, caller }) => {
      const { game, role } = await requireGame(database.db, caller, params.id);
      requireAdministrator(role);
      const rows = await listTrashed(database.db, game.id, trashSince(now()));
      return {
        tasks: rows.map(({ id, deletedAt, ...row }) => ({
          ...row,
          id: asTaskId(id),
          deleted_at: deletedAt.toISOString(),
          restore_until: restorableUntil(deletedAt).toISOString(),
        })),
      };
    },

    restoreTask: async ({ params, body, caller }) => {
      await database.tx(async (tx) => {
        const game = await lockGame(tx, caller, body.game_id);
        const [task] = await lockTrashed(tx, game.id, [params.id], trashSince(now()));
        if (!task) throw errors.notFound();
        await placeBack(tx, game.id, [task.id]);
        await announce({ database, tx }, game, 'ss.task.create', { task }, caller);
      });
      return answerTask(services, body.game_id, params.id);
    },
  };
}
