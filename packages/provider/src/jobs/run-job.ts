import type { Database, Queries } from '../db/database';
import { NO_ROOM, NoRoom } from '../storage/no-room';
import { JOBS_CHANNEL } from './add';
import { announceJob } from './announce-job';
import { type JobKind, JobPutOff, JobRefused, type JobRow, type JobRun, JobStopped, type Step } from './job-kind';
import { finishJob, type Lease, lockJob, requeueJob, storeStep } from './repo';

/** What running a job needs. */
export interface Running {
  readonly database: Database;
  readonly lease: Lease;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
}

/** Milliseconds between two live messages about the progress of a job. */
const TELL_EVERY = 1000;

/** Runs a taken job until it ends, is to be retried, or is lost. Never throws. */
export async function runJob(by: Running, kind: JobKind, job: JobRow, signal: AbortSignal): Promise<void> {
  let latest = job;
  const onStep = (stored: JobRow) => {
    latest = stored;
  };
  try {
    await by.database.tx((tx) => announceJob(by.database, tx, job));
    await kind.run(jobRun(by, kind, job, signal, onStep));
    await end(by, (tx) => finishJob(tx, job.id, by.lease, { state: 'done', now: by.now() }));
  } catch (error) {
    await afterFault(by, kind, latest, error, signal).catch(by.onFault);
  }
}

function jobRun(
  { database, lease, now }: Running,
  kind: JobKind,
  job: JobRow,
  signal: AbortSignal,
  onStep: (stored: JobRow) => void,
): JobRun {
  let { place } = job;
  let announcedAt = now().getTime();
  return {
    job,
    signal,
    place: () => place,
    step: async (work: (tx: Queries) => Promise<Step>) => {
      if (signal.aborted) throw new JobStopped();
      const stepped = await database.tx(async (tx) => {
        if (!(await lockJob(tx, job.id, lease))) throw new JobStopped();
        const step = await work(tx);
        const isOnward = kind.retriesFrom === 'place' && step.place !== undefined;
        const stored = await storeStep(tx, job.id, { ...step, ...(isOnward && { attempts: 1 }) }, lease);
        if (now().getTime() - announcedAt >= TELL_EVERY) {
          announcedAt = now().getTime();
          await announceJob(database, tx, stored);
        }
        return stored;
      });
      place = stepped.place;
      onStep(stepped);
    },
  };
}

/**
 * Stores whether a job that did not finish was cancelled, is put off or retried, or has failed for good. A lost job is
 * no longer this node's, so nothing is stored.
 */
async function afterFault(by: Running, kind: JobKind, job: JobRow, error: unknown, signal: AbortSignal): Promise<void> {
  const { lease, now } = by;
  if (signal.reason === SHUT) {
    // A node that stops has not failed.
    await end(by, (tx) => requeueJob(tx, job.id, lease, { attempts: job.attempts - 1 }));
    return;
  }
  if (signal.aborted || error instanceof JobStopped) {
    await end(by, (tx) => finishJob(tx, job.id, lease, { state: 'cancelled', now: now() }));
    return;
  }
  if (error instanceof JobPutOff) {
    await end(by, (tx) => requeueJob(tx, job.id, lease, { runAt: error.until, attempts: job.attempts - 1 }));
    return;
  }
  const isFinal = error instanceof JobRefused || job.attempts > kind.retries;
  if (!(error instanceof JobRefused)) by.onFault(error);
  const fault = wordsOf(error);
  const runAt = new Date(now().getTime() + kind.retryAfter * 2 ** (job.attempts - 1));
  await end(by, (tx) =>
    isFinal
      ? finishJob(tx, job.id, lease, { state: 'failed', fault, now: now() })
      : requeueJob(tx, job.id, lease, { runAt, fault }),
  );
}

/** The error as people read it; the log has the details. */
function wordsOf(error: unknown): string {
  if (error instanceof NoRoom) return NO_ROOM.text;
  return error instanceof Error ? error.message : String(error);
}

async function end({ database }: Running, work: (tx: Queries) => Promise<JobRow | undefined>): Promise<void> {
  await database.tx(async (tx) => {
    const job = await work(tx);
    if (!job) return;
    await announceJob(database, tx, job);
    // Another node may be waiting for the free slot, or takes over this job.
    await database.notify(JOBS_CHANNEL, '', tx);
  });
}

/** The reason of an abort when the node stops. */
export const SHUT = new JobStopped();
