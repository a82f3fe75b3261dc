import * as z from '@waymark/contract/schema';
import { instant, instantOrNull, number, numberOrNull, text } from './shape';

/** State of a job. */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

/** Background work of a provider: recalculating, sending, exporting. */
export const jobSchema = z.looseObject({
  id: z.number(),
  /** The kind of work, such as `rescore`. */
  kind: z.string(),
  /** One of `JOB_STATES`. */
  state: z.string(),
  game_id: numberOrNull(),
  /** Name of its game; empty for work of the platform itself. */
  game_name: text(),
  /** Who requested it; empty for the platform itself. */
  by: text(),
  /** Progress: `done` of `total`, which is 0 while unknown. */
  done: number(),
  total: number(),
  attempts: number(),
  /** Why the last attempt failed. */
  fault: text(),
  created_at: instant(),
  finished_at: instantOrNull(),
});
/** Background work of a provider. */
export type Job = z.infer<typeof jobSchema>;
