import * as z from '@waymark/contract/schema';
import { list } from '../entities/shape';
import { taskSchema, trashedTaskSchema } from '../entities/task';
import { writeAnswer } from './answer-shapes';
import { idParam } from './parts';
import { defineRoute } from './route';

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
  body: z.object({ game_id: idParam() }),
  answer: writeAnswer('task', taskSchema),
});
