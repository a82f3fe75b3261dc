import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { gameMembers, games, tags, tasks, taskTags } from '../db/schema';
import { isStaffOfGame } from '../games/administers';
import type { Caller } from '../session/caller';

/** Labels of challenges in games the caller works on; all of them for a super administrator. */
export async function listLabels(queries: Queries, { userId, whiteLabelId, superAdmin }: Caller): Promise<string[]> {
  const worksOn = exists(
    queries
      .select({ one: sql`1` })
      .from(gameMembers)
      .where(
        and(
          eq(gameMembers.game_id, games.id),
          eq(gameMembers.user_id, userId),
          eq(gameMembers.banned, false),
          isStaffOfGame(),
        ),
      ),
  );
  const carried = queries
    .select({ one: sql`1` })
    .from(taskTags)
    .innerJoin(tasks, and(eq(tasks.id, taskTags.task_id), isNull(tasks.deleted_at)))
    .innerJoin(games, and(eq(games.id, tasks.game_id), isNull(games.deleted_at)))
    .where(and(eq(taskTags.tag_id, tags.id), superAdmin ? undefined : worksOn));
  const rows = await queries
    .select({ label: tags.label })
    .from(tags)
    .where(and(eq(tags.white_label_id, whiteLabelId), exists(carried)))
    .orderBy(asc(sql`lower(${tags.label})`));
  return rows.map(({ label }) => label);
}

/** A challenge of a game; undefined if the game does not have it. */
export async function findTaskOf(queries: Queries, gameId: number, taskId: number) {
  const [task] = await queries
    .select({ id: tasks.id, name: tasks.name })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.game_id, gameId), isNull(tasks.deleted_at)));
  return task;
}

const isLabel = (whiteLabelId: number, label: string) =>
  and(eq(tags.white_label_id, whiteLabelId), sql`lower(${tags.label}) = lower(${label})`);

/** Adds a label to a challenge, if it does not have it. Labels ignore case. */
export async function tagTask(tx: Queries, whiteLabelId: number, taskId: number, label: string): Promise<boolean> {
  await tx.insert(tags).values({ white_label_id: whiteLabelId, label }).onConflictDoNothing();
  const [tag] = await tx.select({ id: tags.id }).from(tags).where(isLabel(whiteLabelId, label));
  if (!tag) throw new Error('The stored label is missing.');
  const put = await tx
    .insert(taskTags)
    .values({ task_id: taskId, tag_id: tag.id })
    .onConflictDoNothing()
    .returning({ id: taskTags.tag_id });
  return put.length > 0;
}

/** Removes a label from a challenge; false if it does not have it. */
export async function untagTask(tx: Queries, whiteLabelId: number, taskId: number, label: string): Promise<boolean> {
  const [tag] = await tx.select({ id: tags.id }).from(tags).where(isLabel(whiteLabelId, label));
  if (!tag) return false;
  const taken = await tx
    .delete(taskTags)
    .where(and(eq(taskTags.task_id, taskId), eq(taskTags.tag_id, tag.id)))
    .returning({ id: taskTags.tag_id });
  return taken.length > 0;
}
