import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { accessTokens, refreshTokens, sessions, users, whiteLabels } from '../db/schema';

/** The account of an address in a white label; undefined when there is none. */
export async function findAccount(queries: Queries, whitelabel: string, email: string) {
  const [account] = await queries
    .select({ id: users.id, passwordHash: users.password_hash })
    .from(users)
    .innerJoin(whiteLabels, eq(whiteLabels.id, users.white_label_id))
    .where(and(eq(whiteLabels.identifier, whitelabel), sql`lower(${users.email}) = lower(${email})`));
  return account;
}

/** Begins a session: a family of tokens. */
export async function insertSession(queries: Queries, userId: number, now: Date): Promise<number> {
  const [session] = await queries
    .insert(sessions)
    .values({ user_id: userId, created_at: now })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session was not stored.');
  return session.id;
}

/** Stores a new pair of tokens of a session. */
export async function insertTokens(
  queries: Queries,
  sessionId: number,
  access: { readonly hash: string; readonly expiresAt: Date },
  refresh: { readonly hash: string; readonly expiresAt: Date },
): Promise<void> {
  await queries.insert(accessTokens).values({ hash: access.hash, session_id: sessionId, expires_at: access.expiresAt });
  await queries
    .insert(refreshTokens)
    .values({ hash: refresh.hash, session_id: sessionId, expires_at: refresh.expiresAt });
}

/** A refresh token with what it belongs to; the row is held until the transaction ends. */
export async function holdRefreshToken(tx: Queries, hash: string) {
  const [found] = await tx
    .select({
      sessionId: sessions.id,
      userId: sessions.user_id,
      revokedAt: sessions.revoked_at,
      expiresAt: refreshTokens.expires_at,
      usedAt: refreshTokens.used_at,
      whitelabel: whiteLabels.identifier,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(whiteLabels, eq(whiteLabels.id, users.white_label_id))
    .where(eq(refreshTokens.hash, hash))
    .for('update', { of: refreshTokens });
  return found;
}

/** Notes that a refresh token was traded in. */
export async function markUsed(tx: Queries, hash: string, now: Date): Promise<void> {
  await tx.update(refreshTokens).set({ used_at: now }).where(eq(refreshTokens.hash, hash));
}

/** Ends a session with all its tokens. */
export async function revokeSession(tx: Queries, sessionId: number, now: Date): Promise<void> {
  await tx.update(sessions).set({ revoked_at: now }).where(eq(sessions.id, sessionId));
  await tx.delete(accessTokens).where(eq(accessTokens.session_id, sessionId));
}

/** Removes tokens that can be of no use any more. */
export async function removeOutdated(queries: Queries, now: Date): Promise<void> {
  await queries.delete(accessTokens).where(lt(accessTokens.expires_at, now));
  await queries.delete(refreshTokens).where(lt(refreshTokens.expires_at, now));
}

/** The query behind every call: whose token this is. Prepared once per connection. */
export const prepareCallerQuery = (queries: Queries) =>
  queries
    .select({
      userId: users.id,
      whiteLabelId: users.white_label_id,
      whitelabel: whiteLabels.identifier,
      sessionId: accessTokens.session_id,
      email: users.email,
      name: users.name,
      superAdmin: users.super_admin,
      ownFeatures: users.features,
      brandFeatures: whiteLabels.features,
      expiresAt: accessTokens.expires_at,
    })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(whiteLabels, eq(whiteLabels.id, users.white_label_id))
    .where(eq(accessTokens.hash, sql.placeholder('hash')))
    .prepare('caller_of_token');
