import { randomUUID } from 'node:crypto';
import type { Database, Unlisten } from '../db/database';
import { JOBS_CHANNEL } from './add';
import type { JobKind } from './job-kind';
import { nextDue, prolong, releaseAllJobs, takeJob } from './repo';
import { runJob, SHUT } from './run-job';

/** What the runner needs. */
export interface JobRunnerOptions {
  readonly database: Database;
  readonly kinds: readonly JobKind[];
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
  /** Milliseconds after which others take over the jobs of a silent node. */
  readonly lease?: number | undefined;
}

const LEASE = 30_000;
/** Longest and shortest time between two polls while there are jobs, in milliseconds. */
const LONGEST_WAIT = 30_000;
const SHORTEST_WAIT = 50;
/** Delay before a failed poll is repeated, in milliseconds. */
const RETRY_LOOK = 2000;

/**
 * Runs jobs on this node. It sleeps, without any timer, while there are no jobs: new ones are announced by
 * notification. Nodes share the work through leases, which they renew while alive.
 */
export class JobRunner {
  readonly #options: JobRunnerOptions;
  readonly #kinds: ReadonlyMap<string, JobKind>;
  readonly #lease: { readonly node: string; readonly milliseconds: number };
  readonly #running = new Map<number, { readonly stop: AbortController; readonly ended: Promise<void> }>();
  #unlisten: Unlisten | undefined;
  #timer: NodeJS.Timeout | undefined;
  #beat: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #again = false;
  #closed = false;

  private constructor(options: JobRunnerOptions) {
    this.#options = options;
    this.#kinds = new Map(options.kinds.map((kind) => [kind.name, kind]));
    this.#lease = { node: randomUUID(), milliseconds: options.lease ?? LEASE };
  }

  /** Subscribes to new jobs, and resumes those that an earlier process left. */
  static async start(options: JobRunnerOptions): Promise<JobRunner> {
    const runner = new JobRunner(options);
    const { database } = options;
    if (database.engine === 'pglite') await releaseAllJobs(database.db);
    const look = () => runner.look();
    runner.#unlisten = await database.listen(JOBS_CHANNEL, look, look);
    look();
    return runner;
  }

  /** Polls for jobs; one poll at a time. */
  look(): void {
    if (this.#closed) return;
    if (this.#looking) {
      this.#again = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#looking = this.#takeAll()
      .then(
        (wait) => this.#wait(wait),
        (error: unknown) => {
          if (!this.#closed) this.#options.onFault(error);
          this.#wait(RETRY_LOOK);
        },
      )
      .finally(() => {
        this.#looking = undefined;
        if (this.#again) {
          this.#again = false;
          this.look();
        }
      });
  }

  /** Stops all work; its jobs resume elsewhere, or after the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    await this.#unlisten?.();
    await this.#looking;
    for (const { stop } of this.#running.values()) stop.abort(SHUT);
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  /** Starts what is due. @returns milliseconds until the next poll; undefined if nothing is scheduled */
  async #takeAll(): Promise<number | undefined> {
    const { database, now } = this.#options;
    // Saves a transaction and its lock while there is nothing to do.
    let wait = await nextDue(database.db, now());
    while (!this.#closed && wait !== undefined && wait <= 0) {
      const job = await database.tx((tx) => takeJob(tx, this.#kinds, this.#lease, now()));
      if (!job) return LONGEST_WAIT;
      this.#begin(job);
      wait = await nextDue(database.db, now());
    }
    return wait;
  }

  #begin(job: Parameters<typeof runJob>[2]): void {
    const kind = this.#kinds.get(job.kind);
    if (!kind) throw new Error(`Unknown job kind ${job.kind}.`);
    const stop = new AbortController();
    const by = { ...this.#options, lease: this.#lease };
    const ended = runJob(by, kind, job, stop.signal).finally(() => {
      this.#running.delete(job.id);
      // Its end may free a slot for another one.
      this.look();
    });
    this.#running.set(job.id, { stop, ended });
    this.#beat ??= setInterval(() => void this.#prolong(), this.#lease.milliseconds / 3).unref();
  }

  /** Renews the leases of running jobs, and stops those that were cancelled or lost. */
  async #prolong(): Promise<void> {
    const ids = [...this.#running.keys()];
    if (ids.length === 0) {
      clearInterval(this.#beat);
      this.#beat = undefined;
      return;
    }
    try {
      const kept = new Set(await prolong(this.#options.database.db, ids, this.#lease));
      for (const id of ids) if (!kept.has(id)) this.#running.get(id)?.stop.abort();
    } catch (error) {
      if (!this.#closed) this.#options.onFault(error);
    }
  }

  #wait(span: number | undefined): void {
    if (this.#closed || span === undefined) return;
    const wait = Math.min(Math.max(span, SHORTEST_WAIT), LONGEST_WAIT);
    this.#timer = setTimeout(() => this.look(), wait).unref();
  }
}
