import * as z from '@waymark/contract/schema';
import { instant, instantOrNull, number, numberOrNull, text } from './shape';

/** Where a job can be. */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

/** Work that a provider does in the background: recalculating, sending, exporting. */
export const jobSchema = z.looseObject({
  id: z.number(),
  /** What is done, such as `rescore`. */
  kind: z.string(),
  /** One of `JOB_STATES`. */
  state: z.string(),
  game_id: numberOrNull(),
  /** Name of its game; empty for work of the platform itself. */
  game_name: text(),
  /** Who asked for it; empty for the platform itself. */
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
/** Work that a provider does in the background. */
export type Job = z.infer<typeof jobSchema>;
