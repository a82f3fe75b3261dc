import * as z from '@waymark/contract/schema';
import { realitySchema } from '../entities/reality';
import { list, number, text } from '../entities/shape';
import { taskPlaceSchema, taskSchema, trashedTaskSchema } from '../entities/task';
import { bulkFields, realityFields, taskFields } from '../entities/task-settings';
import { entityAnswer, listAnswer, writeAnswer } from './answer-shapes';
import { idParam, meta, pageParam, perPageParam } from './parts';
import { defineRoute } from './route';

/** Maximum number of challenges in a bulk change. */
export const BULK_MAX = 1000;

const ids = () => z.array(idParam()).check(z.minLength(1), z.maxLength(BULK_MAX));
const oneTask = () => writeAnswer('task', taskSchema);
/** A challenge, and its page of the list. */
const placedTask = () => writeAnswer('task', taskSchema, { meta: meta() });
const inGame = () => z.object({ game_id: idParam() });

/** Challenges of a game in order. `meta.count` is the total. */
export const listTasks = defineRoute({
  method: 'GET',
  path: '/tasks/game/{id}.json',
  audience: 'signed-in',
  summary: 'Challenges of a game in their order',
  params: z.object({ id: idParam() }),
  query: z.object({
    page: pageParam(),
    per_page: perPageParam(),
    term: z.optional(z.string().check(z.maxLength(255))),
  }),
  answer: listAnswer('tasks', taskSchema, { meta: meta() }),
});

/** Locations of a game's challenges in order, without those that have none. For staff of the game. */
export const listTaskPlaces = defineRoute({
  method: 'GET',
  path: '/tasks/places/{id}.json',
  audience: 'signed-in',
  capability: 'challenge-places',
  summary: 'Where the challenges of a game are',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({ places: list(taskPlaceSchema) }),
});

/** One challenge. */
export const getTask = defineRoute({
  method: 'GET',
  path: '/tasks/{id}.json',
  audience: 'signed-in',
  capability: 'challenge',
  summary: 'One challenge',
  params: z.object({ id: idParam() }),
  query: inGame(),
  answer: entityAnswer('task', taskSchema),
});

/** Add a challenge, at the end unless a position is sent. `meta.page` is its page for pages of `per_page` ([G36]). */
export const createTask = defineRoute({
  method: 'POST',
  path: '/tasks.json',
  audience: 'signed-in',
  once: true,
  summary: 'Add a challenge to a game',
  body: z.object({ ...taskFields, game_id: idParam(), per_page: perPageParam() }),
  answer: placedTask(),
});

/** Change a challenge; a new position moves it and shifts the others. 422 names invalid fields. */
export const updateTask = defineRoute({
  method: 'PUT',
  path: '/tasks/{id}.json',
  audience: 'signed-in',
  summary: 'Change fields of a challenge',
  params: z.object({ id: idParam() }),
  body: z.object({ ...taskFields, game_id: idParam() }),
  answer: oneTask(),
});

/** Delete a challenge. It can be restored until `restore_until`. */
export const deleteTask = defineRoute({
  method: 'DELETE',
  path: '/tasks/{id}.json',
  audience: 'signed-in',
  summary: 'Delete a challenge',
  params: z.object({ id: idParam() }),
  query: inGame(),
  answer: z.catch(z.looseObject({ restore_until: text() }), {}),
});

/**
 * Append a suggested challenge ([G36]), from the configured service or the platform's collection. 403 without the
 * feature `ai`, 502 if the service does not answer.
 */
export const suggestTask = defineRoute({
  method: 'POST',
  path: '/tasks/suggest.json',
  audience: 'signed-in',
  once: true,
  summary: 'Add a suggested challenge to a game',
  body: z.object({ game_id: idParam(), per_page: perPageParam() }),
  answer: placedTask(),
});

/** Insert a copy of a challenge after it. */
export const duplicateTask = defineRoute({
  method: 'POST',
  path: '/tasks/{id}/duplicate.json',
  audience: 'signed-in',
  once: true,
  capability: 'challenge-duplicate',
  summary: 'Put a copy of a challenge behind it',
  params: z.object({ id: idParam() }),
  body: z.object({ game_id: idParam(), per_page: perPageParam() }),
  answer: placedTask(),
});

/** Append copies of another game's challenges; of all by default. For administrators of both games. */
export const copyTasks = defineRoute({
  method: 'POST',
  path: '/tasks/copy.json',
  audience: 'signed-in',
  once: true,
  capability: 'challenge-copy',
  summary: 'Copy challenges of another game',
  body: z.object({ game_id: idParam(), from_game_id: idParam(), ids: z.optional(ids()) }),
  answer: z.looseObject({ ids: list(z.number()), undo_id: number(), undo_until: text() }),
});

/** Change or delete several challenges, all or none; `undo_id` undoes it as a whole until `undo_until`. */
export const changeTasks = defineRoute({
  method: 'PUT',
  path: '/tasks/bulk.json',
  audience: 'signed-in',
  capability: 'challenge-bulk',
  summary: 'Change or delete several challenges at once',
  body: z.object({ ...bulkFields, game_id: idParam(), ids: ids(), delete: z.optional(z.literal(1)) }),
  answer: z.looseObject({ undo_id: number(), undo_until: text() }),
});

/** Undo a bulk change, except where somebody has changed a challenge since. */
export const undoTasks = defineRoute({
  method: 'POST',
  path: '/tasks/undo.json',
  audience: 'signed-in',
  once: true,
  capability: 'challenge-undo',
  summary: 'Take a change of several challenges back',
  body: z.object({ game_id: idParam(), undo_id: idParam() }),
  answer: z.looseObject({ ids: list(z.number()) }),
});

/** Deleted challenges of a game that can be restored, most recently deleted first. */
export const listTaskTrash = defineRoute({
  method: 'GET',
  path: '/tasks/trash/{id}.json',
  audience: 'signed-in',
  capability: 'challenge-trash',
  summary: 'Deleted challenges that can be brought back',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({ tasks: list(trashedTaskSchema) }),
});

/** Restore a deleted challenge to its position. 404 if it is too late. */
export const restoreTask = defineRoute({
  method: 'POST',
  path: '/tasks/{id}/restore.json',
  audience: 'signed-in',
  once: true,
  capability: 'challenge-trash',
  summary: 'Bring a deleted challenge back',
  params: z.object({ id: idParam() }),
  body: inGame(),
  answer: oneTask(),
});

/** Change fields of an AR item; `id` is the item's ([G38]). */
export const updateReality = defineRoute({
  method: 'PUT',
  path: '/tasks/ar/{id}.json',
  audience: 'signed-in',
  summary: 'Change fields of an AR item',
  params: z.object({ id: idParam() }),
  body: z.object({ ...realityFields, game_id: idParam() }),
  answer: writeAnswer('reality', realitySchema),
});
