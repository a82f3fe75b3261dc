import { and, asc, count, desc, eq, gt, inArray, lte, min, ne, or, type SQL, sql } from 'drizzle-orm';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { games, jobs, users } from '../db/schema';
import { type JobKind, type JobRow, LETTER, type Step } from './job-kind';

/** Any number, the same on all nodes: only one of them takes jobs at a time, so that limits hold. */
const CHOICE_LOCK = 6_115_204;

/** A node's hold on its jobs. Times of leases are the database's, because nodes' clocks differ. */
export interface Lease {
  readonly node: string;
  readonly milliseconds: number;
}

const until = ({ milliseconds }: Lease): SQL =>
  sql`clock_timestamp() + ${milliseconds}::int * interval '1 millisecond'`;
const isAbandoned = (): SQL | undefined =>
  and(eq(jobs.state, 'running'), lte(jobs.leased_until, sql`clock_timestamp()`));
const countHere = ({ node }: Lease): SQL<number> => sql<number>`count(*) filter (where ${jobs.lease} = ${node})::int`;
const isOwnJob = (id: number, { node }: Lease): SQL | undefined =>
  and(eq(jobs.id, id), eq(jobs.state, 'running'), eq(jobs.lease, node));

/** Takes the next job that is due or abandoned; undefined if there is none within its limit. */
export async function takeJob(
  tx: Queries,
  kinds: ReadonlyMap<string, JobKind>,
  lease: Lease,
  now: Date,
): Promise<JobRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHOICE_LOCK})`);
  const held = await tx
    .select({ kind: jobs.kind, all: count(), each: countHere(lease) })
    .from(jobs)
    .where(and(eq(jobs.state, 'running'), gt(jobs.leased_until, sql`clock_timestamp()`)))
    .groupBy(jobs.kind);
  const running = new Map(held.map((counts) => [counts.kind, counts]));
  const free = [...kinds.values()].filter(
    ({ name, atOnce, maximumOf = 'all' }) => (running.get(name)?.[maximumOf] ?? 0) < atOnce,
  );
  if (free.length === 0) return undefined;
  const names = free.map(({ name }) => name);
  const isDue = or(and(eq(jobs.state, 'waiting'), lte(jobs.run_at, now)), isAbandoned());
  const [next] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.kind, names), isDue))
    .orderBy(asc(jobs.run_at), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!next) return undefined;
  const taken = {
    state: 'running',
    lease: lease.node,
    leased_until: until(lease),
    attempts: sql`${jobs.attempts} + 1`,
  };
  const [job] = await tx.update(jobs).set(taken).where(eq(jobs.id, next.id)).returning();
  return job;
}

/**
 * Milliseconds until a job is due or may be abandoned; undefined if there is none. Jobs held back by a limit count as
 * due.
 */
export async function nextDue(queries: Queries, now: Date): Promise<number | undefined> {
  const left = sql<number>`extract(epoch from ${jobs.leased_until} - clock_timestamp()) * 1000`;
  const wait = sql<number>`extract(epoch from ${jobs.run_at} - ${now.toISOString()}::timestamptz) * 1000`;
  const [found] = await queries
    .select({ soonest: min(sql<number>`(case when ${jobs.state} = 'running' then ${left} else ${wait} end)::float8`) })
    .from(jobs)
    .where(inArray(jobs.state, ['waiting', 'running']));
  return found?.soonest == null ? undefined : Number(found.soonest);
}

/** Renews the leases of jobs. @returns the ids that are still held and not cancelled */
export async function prolong(queries: Queries, ids: readonly number[], lease: Lease): Promise<number[]> {
  const rows = await queries
    .update(jobs)
    .set({ leased_until: until(lease) })
    .where(and(isAnyOf(jobs.id, ids), eq(jobs.state, 'running'), eq(jobs.lease, lease.node)))
    .returning({ id: jobs.id, ending: jobs.ending });
  return rows.filter(({ ending }) => !ending).map(({ id }) => id);
}

/** Locks a job of this node until the transaction ends; undefined if the node has lost it, or it was cancelled. */
export async function lockJob(tx: Queries, id: number, lease: Lease): Promise<JobRow | undefined> {
  const [running] = await tx.select().from(jobs).where(isOwnJob(id, lease)).for('update');
  return running?.ending ? undefined : running;
}

/** Stores the progress of a locked job, and its attempts if they are counted from here. */
export async function storeStep(
  tx: Queries,
  id: number,
  { place, done, total, attempts }: Step & { readonly attempts?: number },
  lease: Lease,
): Promise<JobRow> {
  const progress = {
    ...(place === undefined ? {} : { place }),
    ...(done === undefined ? {} : { done }),
    ...(total === undefined ? {} : { total }),
    ...(attempts === undefined ? {} : { attempts }),
  };
  const [row] = await tx
    .update(jobs)
    .set({ ...progress, leased_until: until(lease) })
    .where(eq(jobs.id, id))
    .returning();
  if (!row) throw new Error('A locked job is gone.');
  return row;
}

const OVER = { lease: null, leased_until: null };

/** Ends a job of this node. */
export async function finishJob(
  tx: Queries,
  id: number,
  lease: Lease,
  { state, fault = '', now }: { readonly state: 'done' | 'failed' | 'cancelled'; readonly fault?: string; now: Date },
): Promise<JobRow | undefined> {
  const [row] = await tx
    .update(jobs)
    .set({ ...OVER, state, fault, finished_at: now })
    .where(isOwnJob(id, lease))
    .returning();
  return row;
}

/** Returns a job of this node to the queue. */
export async function requeueJob(
  tx: Queries,
  id: number,
  lease: Lease,
  { runAt, fault, attempts }: { readonly runAt?: Date; readonly fault?: string; readonly attempts?: number },
): Promise<JobRow | undefined> {
  const changes = { ...(runAt && { run_at: runAt }), ...(fault !== undefined && { fault }) };
  const [row] = await tx
    .update(jobs)
    .set({ ...OVER, ...changes, ...(attempts !== undefined && { attempts }), state: 'waiting' })
    .where(isOwnJob(id, lease))
    .returning();
  return row;
}

/** Releases all jobs when the embedded database starts, because no other process can hold them. */
export async function releaseAllJobs(queries: Queries): Promise<void> {
  await queries.update(jobs).set({ leased_until: sql`clock_timestamp()` }).where(eq(jobs.state, 'running'));
}

/** Cancels a job: at once if it waits, at its next step if it runs. */
export async function cancelJob(tx: Queries, id: number, now: Date): Promise<JobRow | undefined> {
  const [waiting] = await tx
    .update(jobs)
    .set({ ...OVER, state: 'cancelled', finished_at: now })
    .where(and(eq(jobs.id, id), or(eq(jobs.state, 'waiting'), isAbandoned())))
    .returning();
  if (waiting) return waiting;
  const [running] = await tx
    .update(jobs)
    .set({ ending: true })
    .where(and(eq(jobs.id, id), eq(jobs.state, 'running')))
    .returning();
  return running;
}

/** Deletes jobs that ended before a moment. */
export async function removeOldJobs(queries: Queries, before: Date): Promise<void> {
  await queries.delete(jobs).where(lte(jobs.finished_at, before));
}

/** Which jobs are listed. */
export interface JobFilter {
  readonly whiteLabelId: number;
  readonly gameId?: number | undefined;
}

/**
 * Jobs with who asked for them and the name of their game, newest first. Letters are listed only after a failed
 * attempt.
 */
export async function listJobRows(
  queries: Queries,
  { whiteLabelId, gameId }: JobFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const isVisible = or(ne(jobs.kind, LETTER), ne(jobs.fault, ''));
  const its = and(eq(jobs.white_label_id, whiteLabelId), gameId === undefined ? isVisible : eq(jobs.game_id, gameId));
  const rows = await queries
    .select({ job: jobs, by: users.name, game: games.name })
    .from(jobs)
    .leftJoin(users, eq(users.id, jobs.user_id))
    .leftJoin(games, eq(games.id, jobs.game_id))
    .where(its)
    .orderBy(desc(jobs.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await queries.select({ n: count() }).from(jobs).where(its);
  return { rows, count: counted?.n ?? 0 };
}

/** A job of a white label. */
export async function findJob(queries: Queries, whiteLabelId: number, id: number): Promise<JobRow | undefined> {
  const [found] = await queries
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.white_label_id, whiteLabelId)));
  return found;
}

/** How many jobs of all nodes wait, run, or failed. */
export async function currentJobs(queries: Queries): Promise<{ state: string; n: number }[]> {
  const states = ['waiting', 'running', 'failed'];
  const found = await queries
    .select({ state: jobs.state, n: count() })
    .from(jobs)
    .where(inArray(jobs.state, states))
    .groupBy(jobs.state);
  return states.map((state) => found.find((row) => row.state === state) ?? { state, n: 0 });
}
