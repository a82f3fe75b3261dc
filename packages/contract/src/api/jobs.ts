import * as z from '@waymark/contract/schema';
import { jobSchema } from '../entities/job';
import { idParam, meta, pageParam, perPageParam } from './parts';
import { defineRoute } from './route';

/**
 * Background jobs, newest first: of a game for its administrators, of the whole white label for super administrators.
 * Progress is announced as `ss.game.update` of the field `jobs`, with the job in the detail.
 */
export const listJobs = defineRoute({
  method: 'GET',
  path: '/jobs.json',
  audience: 'signed-in',
  capability: 'jobs',
  summary: 'Background work of a game, or of the white label',
  query: z.object({ game_id: z.optional(idParam()), page: pageParam(), per_page: perPageParam() }),
  answer: z.looseObject({ jobs: z.array(jobSchema), meta: meta() }),
});

/** Cancel a job: at once if it waits, at its next step if it runs. Completed work stays. */
export const cancelJob = defineRoute({
  method: 'DELETE',
  path: '/jobs/{id}.json',
  audience: 'signed-in',
  capability: 'jobs',
  summary: 'Cancel background work',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: z.optional(idParam()) }),
  answer: z.looseObject({ job: jobSchema }),
});
