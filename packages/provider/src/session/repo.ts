import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { accessTokens, judgeLinks, media, refreshTokens, sessions, users, whiteLabels } from '../db/schema';

/** The account with a normalised address in a white label; undefined if there is none. */
export async function findAccount(queries: Queries, whitelabel: string, email: string) {
  const [account] = await queries
    .select({ id: users.id, name: users.name, email: users.email, passwordHash: users.password_hash })
    .from(users)
    .innerJoin(whiteLabels, eq(whiteLabels.id, users.white_label_id))
    .where(and(eq(whiteLabels.identifier, whitelabel), sql`lower(${users.email}) = lower(${email})`));
  return account;
}

/** Starts a session: a family of tokens. */
export async function insertSession(
  queries: Queries,
  userId: number,
  now: Date,
  judgeLinkId?: number,
): Promise<number> {
  const [session] = await queries
    .insert(sessions)
    .values({ user_id: userId, created_at: now, judge_link_id: judgeLinkId ?? null })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session was not stored.');
  return session.id;
}

/** A token row. */
interface StoredToken {
  readonly hash: string;
  readonly expiresAt: Date;
}

/** Stores a new token pair of a session. */
export async function insertTokens(
  queries: Queries,
  sessionId: number,
  access: StoredToken,
  refresh: StoredToken & { readonly predecessor: string | undefined },
): Promise<void> {
  await queries.insert(accessTokens).values({ hash: access.hash, session_id: sessionId, expires_at: access.expiresAt });
  await queries.insert(refreshTokens).values({
    hash: refresh.hash,
    session_id: sessionId,
    expires_at: refresh.expiresAt,
    predecessor: refresh.predecessor ?? null,
  });
}

/** A refresh token and its session, locked until the transaction ends. */
export async function lockRefreshToken(tx: Queries, hash: string) {
  const [found] = await tx
    .select({
      sessionId: sessions.id,
      userId: sessions.user_id,
      revokedAt: sessions.revoked_at,
      beganAt: sessions.created_at,
      expiresAt: refreshTokens.expires_at,
      usedAt: refreshTokens.used_at,
      linkEnds: judgeLinks.expires_at,
      whitelabel: whiteLabels.identifier,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(whiteLabels, eq(whiteLabels.id, users.white_label_id))
    .leftJoin(judgeLinks, eq(judgeLinks.id, sessions.judge_link_id))
    .where(eq(refreshTokens.hash, hash))
    .for('update', { of: refreshTokens });
  return found;
}

/** Whether a successor of this refresh token was used, which proves that its response arrived. */
export async function isOutdated(tx: Queries, sessionId: number, hash: string): Promise<boolean> {
  const [traded] = await tx
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.session_id, sessionId),
        eq(refreshTokens.predecessor, hash),
        isNotNull(refreshTokens.used_at),
      ),
    )
    .limit(1);
  return traded !== undefined;
}

/** Marks a refresh token as used. */
export async function markUsed(tx: Queries, hash: string, now: Date): Promise<void> {
  await tx.update(refreshTokens).set({ used_at: now }).where(eq(refreshTokens.hash, hash));
}

/** Ends sessions with all their tokens. @returns the ids of those that had not ended before */
export const revokeSessions = (tx: Queries, ids: readonly number[], now: Date): Promise<number[]> =>
  revokeWhere(tx, inArray(sessions.id, [...ids]), now);

/** Ends all sessions of an account. @returns their ids */
export const revokeSessionsOf = (tx: Queries, userId: number, now: Date): Promise<number[]> =>
  revokeWhere(tx, eq(sessions.user_id, userId), now);

async function revokeWhere(tx: Queries, which: SQL, now: Date): Promise<number[]> {
  const ended = await tx
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(which, isNull(sessions.revoked_at)))
    .returning({ id: sessions.id });
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(accessTokens).where(inArray(accessTokens.session_id, ids));
  return ids;
}

/** The account's photo, once it is processed. */
export async function findPortrait(queries: Queries, userId: number) {
  const [found] = await queries
    .select({ uuid: media.uuid, extension: media.extension, files: media.files })
    .from(users)
    .innerJoin(media, eq(media.uuid, users.photo_media_uuid))
    .where(and(eq(users.id, userId), eq(media.state, 'ready')));
  return found;
}

const CALLER = {
  userId: users.id,
  whiteLabelId: users.white_label_id,
  whitelabel: whiteLabels.identifier,
  sessionId: sessions.id,
  email: users.email,
  name: users.name,
  superAdmin: users.super_admin,
  ownFeatures: users.features,
  brandFeatures: whiteLabels.features,
  linkEnds: judgeLinks.expires_at,
};

/** The account of a session. */
export async function findCallerOfSession(queries: Queries, sessionId: number) {
  const [found] = await queries
    .select(CALLER)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(whiteLabels, eq(whiteLabels.id, users.white_label_id))
    .leftJoin(judgeLinks, eq(judgeLinks.id, sessions.judge_link_id))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revoked_at)));
  return found;
}

/** Whether an account is a super administrator now. */
export async function isSuperAdmin(queries: Queries, userId: number): Promise<boolean> {
  const [found] = await queries.select({ is: users.super_admin }).from(users).where(eq(users.id, userId));
  return found?.is === true;
}

/** The query behind every call: the owner of a token. Prepared once per connection. */
export const prepareCallerQuery = (queries: Queries) =>
  queries
    .select({ ...CALLER, expiresAt: accessTokens.expires_at })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(whiteLabels, eq(whiteLabels.id, users.white_label_id))
    .leftJoin(judgeLinks, eq(judgeLinks.id, sessions.judge_link_id))
    .where(eq(accessTokens.hash, sql.placeholder('hash')))
    .prepare('caller_of_token');
