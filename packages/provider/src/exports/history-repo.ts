import { and, asc, eq, gt } from 'drizzle-orm';
import { listAnswersById } from '../answers/repo';
import { readAbout } from '../audit/about';
import type { Queries } from '../db/database';
import { auditLog, users } from '../db/schema';

/** Rows per query. */
const AT_ONCE = 200;

/** Who changed what in a game, oldest first, with what it is about. */
export async function* eachChange(queries: Queries, gameId: number) {
  for (let after = 0; ; ) {
    const rows = await queries
      .select({ line: auditLog, by: users.name })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.user_id))
      .where(and(eq(auditLog.game_id, gameId), gt(auditLog.id, after)))
      .orderBy(asc(auditLog.id))
      .limit(AT_ONCE);
    const read = rows.map((row) => ({ ...row, ...readAbout(row.line.changes) }));
    const ids = read.flatMap(({ answerId }) => answerId ?? []);
    const answers = new Map((await listAnswersById(queries, gameId, ids)).map((row) => [row.answer.id, row]));
    for (const row of read) {
      yield { ...row, answer: row.answerId === undefined ? undefined : answers.get(row.answerId) };
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.line.id;
  }
}
