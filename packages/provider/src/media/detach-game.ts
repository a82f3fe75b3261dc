import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers, attachments, realities, reels, rewards, tasks, teams } from '../db/schema';

/**
 * Detaches all files of a game and everything in it.
 * @returns the uploads that were attached, and its reels
 */
export async function detachGame(tx: Queries, gameId: number): Promise<string[]> {
  const shown = await tx
    .delete(attachments)
    .where(
      sql`(${attachments.owner}, ${attachments.owner_id}) in (
        select 'game', ${gameId}::bigint
        union all select 'task', id from ${tasks} where game_id = ${gameId}
        union all select 'reality', ${realities.id}
          from ${realities} inner join ${tasks} on ${tasks.id} = ${realities.task_id} where ${tasks.game_id} = ${gameId}
        union all select 'team', id from ${teams} where game_id = ${gameId}
        union all select 'answer', id from ${answers} where game_id = ${gameId}
        union all select 'reward', id from ${rewards} where game_id = ${gameId}
      )`,
    )
    .returning({ uuid: attachments.media_uuid });
  const filmed = await tx
    .delete(reels)
    .where(and(eq(reels.game_id, gameId), isNotNull(reels.media_uuid)))
    .returning({ uuid: sql<string>`${reels.media_uuid}` });
  return [...new Set([...shown, ...filmed].map(({ uuid }) => uuid))];
}
