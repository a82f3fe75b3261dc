import type { Job } from '@waymark/contract';
import type { JobRow } from './job-kind';

/** A job as sent to clients: without its input, which may name people. */
export const presentJob = (job: JobRow, by: string | null, game: string | null = null): Job => ({
  id: job.id,
  kind: job.kind,
  state: job.state,
  game_id: job.game_id,
  game_name: game ?? '',
  by: by ?? '',
  done: job.done,
  total: job.total,
  attempts: job.attempts,
  fault: job.fault,
  created_at: job.created_at.toISOString(),
  finished_at: job.finished_at?.toISOString() ?? null,
});
