import { and, eq, inArray, sql } from 'drizzle-orm';
import { audienceOfMedia, listWorkingOn } from '../answers/audience';
import type { Queries } from '../db/database';
import { attachments, realities, tasks } from '../db/schema';
import { isSeenBefore } from '../play/present';
import type { EventOptions } from '../realtime/announce';

/**
 * Who learns that a file of a game is ready. Only in an answer: people who may see the answer. Only in challenges:
 * players who see one of them. Part of a solution: the game's staff.
 */
export async function audienceOf(
  tx: Queries,
  gameId: number,
  uuid: string,
): Promise<Pick<EventOptions, 'only' | 'tasks'>> {
  const only = await audienceOfMedia(tx, gameId, uuid);
  if (only) return { only };
  const shown = await tx
    .select({ owner: attachments.owner, name: attachments.name, taskId: sql<number | null>`${tasks.id}` })
    .from(attachments)
    .leftJoin(realities, and(eq(attachments.owner, 'reality'), eq(realities.id, attachments.owner_id)))
    .leftJoin(
      tasks,
      and(
        inArray(attachments.owner, ['task', 'reality']),
        eq(tasks.id, sql`coalesce(${realities.task_id}, ${attachments.owner_id})`),
      ),
    )
    .where(eq(attachments.media_uuid, uuid));
  if (shown.length === 0 || shown.some(({ owner }) => owner !== 'task' && owner !== 'reality')) return {};
  const open = shown.flatMap(({ owner, name, taskId }) =>
    taskId !== null && owner === 'task' && isSeenBefore(name) ? [taskId] : [],
  );
  return open.length > 0 ? { tasks: open } : { only: await listWorkingOn(tx, gameId) };
}
