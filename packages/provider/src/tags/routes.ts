import type { Queries } from '../db/database';
import { requireAdministrator } from '../games/policy';
import { requireGame } from '../games/require-game';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { findTaskOf, listLabels, tagTask, untagTask } from './repo';

/** Labels of challenges. */
export function tagRoutes({ database }: Services): HandlersOf<'listTags' | 'addTag' | 'removeTag'> {
  const change = (
    caller: Caller,
    gameId: number,
    taskId: number,
    work: (tx: Queries) => Promise<boolean>,
  ): Promise<object> =>
    database.tx(async (tx) => {
      const { game, role } = await requireGame(tx, caller, gameId);
      requireAdministrator(role);
      const task = await findTaskOf(tx, gameId, taskId);
      if (!task) throw errors.notFound();
      if (await work(tx)) {
        await announce({ database, tx }, game, 'ss.task.update', { task, fields: ['tags'] }, caller);
      }
      return {};
    });

  return {
    listTags: async ({ caller }) => ({ labels: await listLabels(database.db, caller) }),

    addTag: ({ body: { game_id, task_id, label }, caller }) => {
      const text = label.trim().replace(/\s+/g, ' ');
      if (text === '') throw errors.invalid({ label: ['Please input a label.'] });
      return change(caller, game_id, task_id, (tx) => tagTask(tx, caller.whiteLabelId, task_id, text));
    },

    removeTag: ({ params: { id }, query: { game_id, label }, caller }) =>
      change(caller, game_id, id, (tx) => untagTask(tx, caller.whiteLabelId, id, label.trim().replace(/\s+/g, ' '))),
  };
}
