import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database';
import { jobs } from '../db/schema';

/** Channel that tells every node to look for jobs. */
export const JOBS_CHANNEL = 'waymark_jobs';

/** A job before it is stored. */
export interface NewJob {
  readonly kind: string;
  /** A second job of the kind with the same key is not added while the first one is waiting or running. */
  readonly key?: string;
  /** The game or the white label it belongs to. */
  readonly of: { readonly white_label_id: number; readonly id?: number };
  readonly userId?: number | undefined;
  /** Plain data. */
  readonly input?: unknown;
  /** When it may begin. */
  readonly runAt: Date;
}

/**
 * Adds a job in the caller's transaction; it starts after the commit.
 * @returns its id; undefined if there is one with the same key already
 */
export async function addJob(database: Database, tx: Queries, job: NewJob): Promise<number | undefined> {
  if (job.key !== undefined && (await isLive(tx, job.kind, job.key))) return undefined;
  const [added] = await tx
    .insert(jobs)
    .values({
      kind: job.kind,
      key: job.key ?? null,
      white_label_id: job.of.white_label_id,
      game_id: job.of.id ?? null,
      user_id: job.userId ?? null,
      input: job.input ?? {},
      run_at: job.runAt,
    })
    .onConflictDoNothing({ target: [jobs.kind, jobs.key], where: sql`${jobs.state} in ('waiting', 'running')` })
    .returning({ id: jobs.id });
  if (added) await database.notify(JOBS_CHANNEL, '', tx);
  return added?.id;
}

/** Looks first, because an insert would wait for the job's current step, with everything its caller has locked. */
async function isLive(tx: Queries, kind: string, key: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), eq(jobs.key, key), inArray(jobs.state, ['waiting', 'running'])));
  return found !== undefined;
}
