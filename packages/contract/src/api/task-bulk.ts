import * as z from '@waymark/contract/schema';
import { list, number, text } from '../entities/shape';
import { bulkFields } from '../entities/task-writes';
import { idParam } from './parts';
import { defineRoute } from './route';

/** Maximum number of challenges in a bulk change. */
export const BULK_MAX = 1000;

const ids = () => z.array(idParam()).check(z.minLength(1), z.maxLength(BULK_MAX));

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

/** Undo a bulk change, except for challenges changed since. */
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
