import type { TokenAnswer } from '@waymark/contract';
import type { Queries } from '../db/database';
import { errors } from '../server/errors';
import type { ProviderConfig, Services } from '../server/services';
import { SESSION_ENDED } from './callers';
import { insertSession, insertTokens, isOutdated, lockRefreshToken, markUsed, revokeSessions } from './repo';
import { hashToken, newToken } from './secrets';

/** How long a used refresh token is still accepted, for clients whose response was lost. */
export const GRACE = 10_000;

const DAY = 86_400_000;

/** Starts a session of an account with its first token pair. */
export async function beginSession(services: Services, tx: Queries, userId: number): Promise<TokenAnswer> {
  const beganAt = services.now();
  return issuePair(services, tx, { sessionId: await insertSession(tx, userId, beganAt), userId, beganAt });
}

/** A judge link and its expiry. */
export interface JudgingLink {
  readonly id: number;
  readonly ends: Date;
}

/** Starts a session that may only judge one game and ends with its link. */
export async function beginGuestSession(
  services: Services,
  tx: Queries,
  userId: number,
  link: JudgingLink,
): Promise<TokenAnswer> {
  const beganAt = services.now();
  const sessionId = await insertSession(tx, userId, beganAt, link.id);
  return issuePair(services, tx, { sessionId, userId, beganAt, linkEnds: link.ends });
}

/** Marks sessions as ended within {@link txEnding}; other nodes are notified with the commit. */
export type EndSessions = (ids: readonly number[]) => Promise<void>;

/**
 * A transaction that may end sessions. This node drops them before it responds: its own notification may arrive later,
 * and a token must not work after "signed out".
 */
export async function txEnding<T>(
  { callers, database }: Services,
  work: (tx: Queries, end: EndSessions) => Promise<T>,
): Promise<T> {
  const ended: number[] = [];
  const result = await database.tx((tx) =>
    work(tx, async (ids) => {
      for (const id of ids) await database.notify(SESSION_ENDED, String(id), tx);
      ended.push(...ids);
    }),
  );
  for (const id of ended) callers.forget(id);
  return result;
}

/** Ends the session of a refresh token on every node; an unknown token is ignored. */
export async function endSessionOf(services: Services, token: string, whitelabel: string): Promise<void> {
  await txEnding(services, async (tx, end) => {
    const found = await lockRefreshToken(tx, hashToken(token));
    if (!found || found.revokedAt || found.whitelabel !== whitelabel) return;
    await end(await revokeSessions(tx, [found.sessionId], services.now()));
  });
}

/** An active session. */
interface Session {
  readonly sessionId: number;
  readonly userId: number;
  readonly beganAt: Date;
  /** Expiry of its judge link. */
  readonly linkEnds?: Date | null;
}

/** When a session ends, however often it is refreshed. */
const endOf = ({ beganAt, linkEnds }: Session, { sessionDays }: ProviderConfig): number =>
  Math.min(beganAt.getTime() + sessionDays * DAY, linkEnds?.getTime() ?? Number.POSITIVE_INFINITY);

/**
 * Issues a token pair for a session.
 * @param predecessor hash of the used refresh token
 */
async function issuePair(
  { config, now }: Services,
  tx: Queries,
  session: Session,
  predecessor?: string,
): Promise<TokenAnswer> {
  const { sessionId, userId } = session;
  const token = newToken();
  const refreshToken = newToken();
  const until = (span: number) => new Date(Math.min(now().getTime() + span, endOf(session, config)));
  await insertTokens(
    tx,
    sessionId,
    { hash: hashToken(token), expiresAt: until(config.tokenLifespan * 60_000) },
    { hash: hashToken(refreshToken), expiresAt: until(config.refreshDays * DAY), predecessor },
  );
  return { token, refresh_token: refreshToken, lifespan: config.tokenLifespan, user_id: userId, auth_type: 'Bearer' };
}

/**
 * Exchanges a refresh token for a new pair. Each works once: reuse after the grace period, or after its successor was
 * used, means theft and ends the whole session.
 * @throws {ApiError} 401
 */
export async function tradeRefreshToken(services: Services, token: string, whitelabel: string): Promise<TokenAnswer> {
  const { config, now } = services;
  const hash = hashToken(token);
  const pair = await txEnding(services, async (tx, end) => {
    const found = await lockRefreshToken(tx, hash);
    const at = now();
    if (!found || found.revokedAt || found.whitelabel !== whitelabel || found.expiresAt <= at) return undefined;
    if (endOf(found, config) <= at.getTime()) return undefined;
    const { sessionId, usedAt } = found;
    if (usedAt && (at.getTime() - usedAt.getTime() > GRACE || (await isOutdated(tx, sessionId, hash)))) {
      await end(await revokeSessions(tx, [sessionId], at));
      return undefined;
    }
    if (!usedAt) await markUsed(tx, hash, at);
    return issuePair(services, tx, found, hash);
  });
  // Thrown outside the transaction, which would otherwise roll back the end of the session.
  if (!pair) throw errors.refreshRefused();
  return pair;
}
