import type { Queries } from '../db/database';
import type { jobs } from '../db/schema';

/** The kind of job that sends an account a letter. */
export const LETTER = 'letter';

/** A stored job. */
export type JobRow = typeof jobs.$inferSelect;

/** The result of one step of a job. */
export interface Step {
  /** Where the job continues, as plain data. */
  readonly place?: unknown;
  readonly done?: number;
  readonly total?: number;
}

/** A job while it runs on this node. */
export interface JobRun {
  readonly job: JobRow;
  /** Aborted when the job is cancelled, or the node stops or loses it. */
  readonly signal: AbortSignal;
  /** Where an earlier attempt stopped; null at the beginning. */
  place(): unknown;
  /**
   * Does a part of the job in a transaction that also stores its progress: after a crash the job resumes after its
   * last step, and no step is done twice, even by a node that was frozen and has lost the job in the meantime.
   * @throws {JobStopped} if this node no longer holds the job, or it was cancelled
   */
  step(work: (tx: Queries) => Promise<Step>): Promise<void>;
}

/** A kind of job. */
export interface JobKind {
  readonly name: string;
  /** Maximum jobs of this kind at once. */
  readonly atOnce: number;
  /** Scope of that maximum: all nodes together by default, or each node, for CPU-bound work. */
  readonly maximumOf?: 'all' | 'each';
  /** Attempts after the first one. */
  readonly retries: number;
  /** Where retries are counted from: the beginning by default, or the last place, if that only moves forward. */
  readonly retriesFrom?: 'beginning' | 'place';
  /** Milliseconds before the first retry; doubled for each further one. */
  readonly retryAfter: number;
  /** Runs the job, or what is left of it. */
  readonly run: (run: JobRun) => Promise<void>;
}

/** Fails a job without a retry. Its message is stored as the job's fault. */
export class JobRefused extends Error {
  override readonly name = 'JobRefused';
}

/** Returns a job to the queue until a later time. That is no failure, so the attempt does not count. */
export class JobPutOff extends Error {
  override readonly name = 'JobPutOff';

  constructor(readonly until: Date) {
    super('The job was put off.');
  }
}

/** Ends the work on a job that is cancelled, or that this node no longer holds. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped';

  constructor() {
    super('The job was cancelled, or another node has taken it over.');
  }
}
