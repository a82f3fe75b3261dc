import { and, eq, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { accessTokens, passwordResets, refreshTokens, sessions, tickets } from '../db/schema';

const DAY = 86_400_000;

/**
 * Deletes expired tokens, and the sessions without any that have ended or that nobody can renew. Sessions of judge links
 * stay, because links count their judges by them.
 */
export async function removeOutdated(queries: Queries, now: Date, sessionDays: number): Promise<void> {
  await queries.delete(accessTokens).where(lt(accessTokens.expires_at, now));
  await queries.delete(refreshTokens).where(lt(refreshTokens.expires_at, now));
  await queries.delete(tickets).where(lt(tickets.expires_at, now));
  await queries.delete(passwordResets).where(lt(passwordResets.expires_at, now));
  const oldest = new Date(now.getTime() - sessionDays * DAY);
  const one = { one: sql`1` };
  await queries
    .delete(sessions)
    .where(
      and(
        isNull(sessions.judge_link_id),
        or(isNotNull(sessions.revoked_at), lt(sessions.created_at, oldest)),
        notExists(queries.select(one).from(accessTokens).where(eq(accessTokens.session_id, sessions.id))),
        notExists(queries.select(one).from(refreshTokens).where(eq(refreshTokens.session_id, sessions.id))),
      ),
    );
}
