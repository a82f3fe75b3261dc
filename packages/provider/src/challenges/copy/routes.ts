import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { idList } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { tasks } from '../../db/schema';
import { Copies } from '../../games/clone/copies';
import { copyTaskRows } from '../../games/clone/copy-tasks';
import { requireAdministrator } from '../../games/policy';
import { lockGame, requireGame } from '../../games/require-game';
import { announce } from '../../realtime/announce';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import { answerTask } from '../answer-task';
import { storeUndo } from '../bulk/undos';
import { lockTask, pageOf } from '../places';
import { makeRoom } from '../positions';
import { countTasks, existingIds } from '../repo';

/** Copying challenges, within a game and from another one. */
export function taskCopyRoutes(services: Services): HandlersOf<'duplicateTask' | 'copyTasks'> {
  const { database, now } = services;

  /** The challenges after a position. */
  const behind = (tx: Queries, gameId: number, position: number, most: number) =>
    tx
      .select({ id: tasks.id, name: tasks.name })
      .from(tasks)
      .where(and(eq(tasks.game_id, gameId), isNull(tasks.deleted_at), gt(tasks.position, position)))
      .orderBy(asc(tasks.position))
      .limit(most);

  return {
    duplicateTask: async ({ params, body, caller }) => {
      const made = await database.tx(async (tx) => {
        const { game, task } = await lockTask(tx, caller, body.game_id, params.id);
        await makeRoom(tx, game.id, task.position + 1);
        const copies = await Copies.begin(tx, now());
        await copyTaskRows(copies, {
          rows: sql`select ${task.id}::bigint as id`,
          gameId: game.id,
          after: task.position,
          given: { name: sql`left('Copy of ' || source.name, 255)` },
          keepLocks: true,
        });
        await copies.copyFiles();
        const [copy] = await behind(tx, game.id, task.position, 1);
        if (!copy) throw new Error('The copy was not stored.');
        await announce({ database, tx }, game, 'ss.task.create', { task: copy }, caller);
        return { id: copy.id, position: task.position + 1 };
      });
      const answer = await answerTask(services, body.game_id, made.id);
      return { ...answer, meta: { page: pageOf(made.position, body.per_page) } };
    },

    copyTasks: ({ body: { game_id, from_game_id, ids }, caller }) =>
      database.tx(async (tx) => {
        const game = await lockGame(tx, caller, game_id);
        if (from_game_id === game_id) throw errors.invalid({ from_game_id: ['Please choose another game.'] });
        const source = await requireGame(tx, caller, from_game_id);
        requireAdministrator(source.role);
        if (ids) {
          const known = await existingIds(tx, source.game.id, ids);
          if (ids.some((id) => !known.has(id))) throw errors.invalid({ ids: ['The game has no such challenge.'] });
        }
        const after = await countTasks(tx, game.id);
        const which = ids ? sql`and id = any(${idList(ids)})` : sql``;
        const copies = await Copies.begin(tx, now());
        await copyTaskRows(copies, {
          rows: sql`select id from ${tasks}
            where game_id = ${source.game.id} and deleted_at is null ${which} order by position, id`,
          gameId: game.id,
          after,
        });
        await copies.copyFiles();
        const made = await behind(tx, game.id, after, Number.MAX_SAFE_INTEGER);
        const undo = await storeUndo(tx, game.id, { created: made.map(({ id }) => id) }, now());
        if (made.length > 0) {
          await announce({ database, tx }, game, 'ss.task.create', { tasks: made.map(({ id }) => ({ id })) }, caller);
        }
        return { ids: made.map(({ id }) => id), ...undo };
      }),
  };
}
