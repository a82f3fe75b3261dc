import * as z from '@waymark/contract/schema';
import { list, text } from '../entities/shape';
import { taskPlaceSchema, taskSchema } from '../entities/task';
import { taskFields } from '../entities/task-writes';
import { entityAnswer, listAnswer, writeAnswer } from './answer-shapes';
import { idParam, meta, pageParam, perPageParam } from './parts';
import { defineRoute } from './route';

const oneTask = () => writeAnswer('task', taskSchema);
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
