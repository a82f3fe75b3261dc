import { count, desc, eq, lt } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { auditLog, users } from '../db/schema';

/** One page of a game's history, newest first, with the total. */
export async function listLines(queries: Queries, gameId: number, page: { limit: number; offset: number }) {
  const ofGame = eq(auditLog.game_id, gameId);
  const [lines, [counted]] = await Promise.all([
    queries
      .select({
        id: auditLog.id,
        action: auditLog.action,
        fields: auditLog.fields,
        changes: auditLog.changes,
        created_at: auditLog.created_at,
        user: { id: users.id, name: users.name, email: users.email },
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.user_id))
      .where(ofGame)
      .orderBy(desc(auditLog.id))
      .limit(page.limit)
      .offset(page.offset),
    queries.select({ lines: count() }).from(auditLog).where(ofGame),
  ]);
  return { lines, count: counted?.lines ?? 0 };
}

/** Removes lines that are older. */
export async function removeOldLines(queries: Queries, before: Date): Promise<void> {
  await queries.delete(auditLog).where(lt(auditLog.created_at, before));
}
