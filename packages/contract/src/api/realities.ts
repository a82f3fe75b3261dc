import * as z from '@waymark/contract/schema';
import { realitySchema } from '../entities/reality';
import { realityFields } from '../entities/task-writes';
import { writeAnswer } from './answer-shapes';
import { idParam } from './parts';
import { defineRoute } from './route';

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
