import * as z from '@waymark/contract/schema';
import { changeSchema } from '../entities/change';
import { idParam, metaSchema, pageParam, perPageParam } from './parts';
import { defineRoute } from './route';

/** The history of a game, newest first; for its administrators. */
export const listChanges = defineRoute({
  method: 'GET',
  path: '/games/{id}/history.json',
  audience: 'signed-in',
  capability: 'history',
  summary: 'Who changed what in a game, newest first',
  params: z.object({ id: idParam() }),
  query: z.object({ page: pageParam(), per_page: perPageParam() }),
  answer: z.looseObject({ changes: z.array(changeSchema), meta: z.optional(metaSchema) }),
});
