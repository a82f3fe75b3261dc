import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { blasts, games, jobs, users } from '../db/schema';

/** A stored blast. */
export type BlastRow = typeof blasts.$inferSelect;

/** Stores a blast. @returns its id */
export async function insertBlast(tx: Queries, blast: typeof blasts.$inferInsert): Promise<number> {
  const [stored] = await tx.insert(blasts).values(blast).returning({ id: blasts.id });
  if (!stored) throw new Error('The blast was not stored.');
  return stored.id;
}

/** Changes fields of a blast. */
export async function changeBlast(
  tx: Queries,
  id: number,
  values: Partial<Pick<BlastRow, 'job_id' | 'people' | 'recipients' | 'send_at' | 'sent_at' | 'stopped_at'>>,
): Promise<void> {
  await tx.update(blasts).set(values).where(eq(blasts.id, id));
}

/** A blast with its game; undefined if either is gone. */
export async function findBlast(queries: Queries, id: number) {
  const [found] = await queries
    .select({ blast: blasts, game: games })
    .from(blasts)
    .innerJoin(games, and(eq(games.id, blasts.game_id), isNull(games.deleted_at)))
    .where(eq(blasts.id, id));
  return found;
}

const withJobs = (queries: Queries) =>
  queries
    .select({ blast: blasts, job: jobs, by: users.name })
    .from(blasts)
    .leftJoin(jobs, eq(jobs.id, blasts.job_id))
    .leftJoin(users, eq(users.id, blasts.user_id))
    .$dynamic();

/** A blast with the job that sends it and who wrote it. */
export type BlastWithJob = Awaited<ReturnType<typeof withJobs>>[number];

/** One page of the blasts of a game, newest first. */
export async function listBlastRows(
  queries: Queries,
  gameId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const its = eq(blasts.game_id, gameId);
  const rows = await withJobs(queries).where(its).orderBy(desc(blasts.id)).limit(limit).offset(offset);
  const [counted] = await queries.select({ n: count() }).from(blasts).where(its);
  return { rows, count: counted?.n ?? 0 };
}

/** A blast of a game; undefined if the game does not have it. */
export async function blastOf(queries: Queries, gameId: number, id: number): Promise<BlastWithJob | undefined> {
  const [found] = await withJobs(queries).where(and(eq(blasts.id, id), eq(blasts.game_id, gameId)));
  return found;
}

/** Blasts of a game that are to be sent relative to its start or finish and have not begun. */
export const listAnchored = (queries: Queries, gameId: number) =>
  queries
    .select({ blast: blasts, job: jobs })
    .from(blasts)
    .innerJoin(jobs, and(eq(jobs.id, blasts.job_id), eq(jobs.state, 'waiting'), isNull(jobs.place)))
    .where(and(eq(blasts.game_id, gameId), isNull(blasts.stopped_at), isNull(blasts.sent_at)))
    .orderBy(asc(blasts.id))
    .then((rows) => rows.filter(({ blast }) => blast.anchor !== null));
