import * as z from '@waymark/contract/schema';
import { list } from '../entities/shape';
import { taskSchema } from '../entities/task';
import { taskFields } from '../entities/task-writes';
import { writeAnswer } from './answer-shapes';
import { idParam, meta, perPageParam } from './parts';
import { defineRoute } from './route';

/** A challenge, and its page of the list. */
const placedTask = () => writeAnswer('task', taskSchema, { meta: meta() });

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

const idea = () =>
  z.object({
    name: z.string().check(z.maxLength(255)),
    description: taskFields.description,
    task_type: taskFields.task_type,
    points: taskFields.points,
    trivia: taskFields.trivia,
    multiplechoice: taskFields.multiplechoice,
  });
/** A suggested challenge that is not part of the game yet. */
export type TaskIdea = z.infer<ReturnType<typeof idea>>;

/**
 * Three suggested challenges to choose from, by what the game has and where it is played, in the caller's language if
 * possible; `skip` ideas were shown before. One is added by sending it as `idea` of `POST /tasks/suggest.json`. 403
 * without the feature `ai`, 502 if the configured service does not answer.
 */
export const listTaskIdeas = defineRoute({
  method: 'GET',
  path: '/tasks/ideas/{id}.json',
  audience: 'signed-in',
  capability: 'challenge-ideas',
  summary: 'Suggested challenges for a game to choose from',
  params: z.object({ id: idParam() }),
  query: z.object({ skip: z.optional(z.coerceNumber().check(z.int(), z.gte(0), z.lte(60))) }),
  answer: z.looseObject({ ideas: list(idea()) }),
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
  body: z.object({
    game_id: idParam(),
    per_page: perPageParam(),
    /** One of the ideas. An extra, `challenge-ideas`: the documented call lets the platform choose. */
    idea: z.optional(idea()),
  }),
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
