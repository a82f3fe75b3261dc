import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { tasks } from '../db/schema';

/** Type of challenges that are solved by scanning. */
const QR_CODE = 4;

/** The content of a challenge's QR code; undefined if the game has no such QR challenge. */
export async function findQrText(queries: Queries, gameId: number, taskId: number): Promise<string | undefined> {
  const [task] = await queries
    .select({ text: tasks.qr_url })
    .from(tasks)
    .where(
      and(eq(tasks.id, taskId), eq(tasks.game_id, gameId), eq(tasks.task_type, QR_CODE), isNull(tasks.deleted_at)),
    );
  return task?.text ?? undefined;
}

/** The game's QR challenges with content, in order; only those with the ids, if given. */
export const listQrTexts = (queries: Queries, gameId: number, ids?: readonly number[]) =>
  queries
    .select({ position: tasks.position, name: tasks.name, text: tasks.qr_url })
    .from(tasks)
    .where(
      and(
        eq(tasks.game_id, gameId),
        eq(tasks.task_type, QR_CODE),
        isNull(tasks.deleted_at),
        ne(tasks.qr_url, ''),
        ids && isAnyOf(tasks.id, ids),
      ),
    )
    .orderBy(asc(tasks.position));
