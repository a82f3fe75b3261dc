import { hasRealities, PAGE_SIZE_DEFAULT } from '@waymark/contract';
import { differencesOf } from '../audit/differences';
import type { Queries } from '../db/database';
import { lockGame, requireGame } from '../games/require-game';
import { announceMedia } from '../media/announce-media';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { answerTask } from './answer-task';
import { checkFields, cleanTask, FRESH_TASK } from './check-fields';
import { changeFiles } from './files';
import { followAnswer } from './follow-answer';
import { pageForPlayer } from './list-for-players';
import { findPage, placesQuery, searchTasks } from './list-query';
import { changeLock } from './locks';
import { isStaffOf, lockTask, named, pageOf } from './places';
import { makeRoom, moveTask } from './positions';
import { presentTask } from './present';
import { fillSlots } from './realities/repo';
import { changeTask, countTasks, findTaskParts, insertTask, type TaskRow } from './repo';
import type { TaskBody } from './task-body';

/** Challenges of a game: listing, reading and changing them. */
export function challengeRoutes(
  services: Services,
): HandlersOf<'listTasks' | 'listTaskPlaces' | 'getTask' | 'createTask' | 'updateTask'> {
  const { database, now, origin, work } = services;

  /** Changes beyond the challenge's own row. @returns uploads that are ready */
  const changeParts = async (tx: Queries, caller: Caller, task: TaskRow, body: TaskBody) => {
    await changeLock(tx, task, body);
    if (hasRealities(task.task_type)) await fillSlots(tx, task.id);
    return changeFiles(tx, caller, task.id, body);
  };

  return {
    listTasks: async ({ params, query, caller }) => {
      const { game, role, counts } = await requireGame(database.db, caller, params.id);
      const page = query.page ?? 1;
      const size = query.per_page ?? PAGE_SIZE_DEFAULT;
      const term = query.term?.trim();
      const range = { limit: size, offset: (page - 1) * size };
      const meta = (count: number) => ({ pages: Math.max(1, Math.ceil(count / size)), page, count });
      if (!isStaffOf(role)) {
        const who = { userId: caller.userId, term, now: now(), origin: origin() };
        const shown = await pageForPlayer(database.db, game, { ...range, ...who });
        return { tasks: shown.tasks, meta: meta(shown.count) };
      }
      const { rows, count } = term
        ? await searchTasks(database.db, game.id, term, range)
        : { rows: await findPage(database.db, { gameId: game.id, ...range }), count: counts?.challenges ?? 0 };
      const parts = await findTaskParts(
        database.db,
        rows.map(({ id }) => id),
      );
      return { tasks: rows.map((row) => presentTask(row, parts, origin())), meta: meta(count) };
    },

    listTaskPlaces: async ({ params, caller }) => {
      const { game, role } = await requireGame(database.db, caller, params.id);
      if (!isStaffOf(role)) throw errors.notAllowed();
      return { places: await placesQuery(database.db, game.id) };
    },

    getTask: async ({ params, query, caller }) => {
      const { game, role } = await requireGame(database.db, caller, query.game_id);
      if (!isStaffOf(role)) throw errors.notAllowed();
      return answerTask(services, game.id, params.id);
    },

    createTask: async ({ body: { game_id, per_page, ...sent }, caller }) => {
      const body = await cleanTask(work, caller.userId, sent);
      const made = await database.tx(async (tx) => {
        const game = await lockGame(tx, caller, game_id);
        const values = checkFields(body, FRESH_TASK, game.tz);
        const last = (await countTasks(tx, game.id)) + 1;
        const position = checkPlace(body.position ?? last, last);
        await makeRoom(tx, game.id, position);
        const task = await insertTask(tx, { ...values, game_id: game.id, position }, now());
        const ready = await changeParts(tx, caller, task, body);
        await announce(
          { database, tx },
          game,
          'ss.task.create',
          { task: named(task), fields: Object.keys(body) },
          caller,
        );
        for (const uuid of ready) await announceMedia(services, tx, uuid, caller.userId);
        return task;
      });
      const answer = await answerTask(services, made.game_id, made.id);
      return { ...answer, meta: { page: pageOf(made.position, per_page) } };
    },

    updateTask: async ({ params, body: { game_id, ...sent }, caller }) => {
      const body = await cleanTask(work, caller.userId, sent);
      await database.tx(async (tx) => {
        const { game, task } = await lockTask(tx, caller, game_id, params.id);
        const values = checkFields(body, task, game.tz);
        if (body.position !== undefined && body.position !== task.position) {
          const to = checkPlace(body.position, await countTasks(tx, game.id));
          await moveTask(tx, game.id, task.id, task.position, to);
        }
        const changed = await changeTask(tx, task.id, values, now());
        const ready = await changeParts(tx, caller, changed, body);
        const changes = differencesOf(task, changed, {
          ...values,
          ...(body.position ? { position: body.position } : {}),
        });
        const by = { userId: caller.userId, changes };
        await announce(
          { database, tx },
          game,
          'ss.task.update',
          { task: named(changed), fields: Object.keys(body) },
          by,
        );
        const followed = await followAnswer(tx, task, changed, now());
        if (followed) {
          const { from, to, tasks } = followed;
          const field = 'unlock_by_task_ids';
          const so = { userId: caller.userId, changes: [{ field, from, to }] };
          await announce({ database, tx }, game, 'ss.task.update', { tasks, fields: [field] }, so);
        }
        for (const uuid of ready) await announceMedia(services, tx, uuid, caller.userId);
      });
      return answerTask(services, game_id, params.id);
    },
  };
}

/** @throws {ApiError} 422 for a position after the last one */
function checkPlace(position: number, last: number): number {
  if (position > last) throw errors.invalid({ position: [`The place must be from 1 to ${last}.`] });
  return position;
}
