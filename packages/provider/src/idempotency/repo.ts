import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { idempotencyKeys as keys } from '../db/schema';

/** How long responses are kept. */
export const KEPT_FOR = 24 * 3_600_000;
/** After this time without a response, a call counts as dead. */
export const LOCKED_FOR = 15_000;

/** A key, and the request made with it. */
export interface KeyedCall {
  readonly userId: number;
  readonly route: string;
  readonly key: string;
  readonly requestHash: string;
  /** This call, among those with the key. */
  readonly owner: string;
}

const isKey = ({ userId, route, key }: KeyedCall) =>
  and(eq(keys.user_id, userId), eq(keys.route, route), eq(keys.key, key));
const isMine = (call: KeyedCall) => and(isKey(call), eq(keys.owner, call.owner), isNull(keys.status));

/** Claims a key that is free, expired, or left by a dead call with the same request. @returns whether it did */
export async function claimKey(queries: Queries, call: KeyedCall, now: Date): Promise<boolean> {
  const claim = {
    request_hash: call.requestHash,
    owner: call.owner,
    locked_until: new Date(now.getTime() + LOCKED_FOR),
    status: null,
    answer: null,
    created_at: now,
  };
  const claimed = await queries
    .insert(keys)
    .values({ user_id: call.userId, route: call.route, key: call.key, ...claim })
    .onConflictDoUpdate({
      target: [keys.user_id, keys.route, keys.key],
      set: claim,
      setWhere: or(
        isForgotten(now),
        and(isNull(keys.status), lte(keys.locked_until, now), eq(keys.request_hash, call.requestHash)),
      ),
    })
    .returning({ key: keys.key });
  return claimed.length > 0;
}

const isForgotten = (now: Date) => lte(keys.created_at, new Date(now.getTime() - KEPT_FOR));

/** The record of a key; undefined if it is free now. */
export async function findKey(queries: Queries, call: KeyedCall) {
  const [found] = await queries
    .select({ requestHash: keys.request_hash, status: keys.status, answer: keys.answer })
    .from(keys)
    .where(isKey(call));
  return found;
}

/** Locks the call's claim until the transaction ends. @returns false if another call took it over */
export async function lockKey(tx: Queries, call: KeyedCall): Promise<boolean> {
  const locked = await tx.select({ key: keys.key }).from(keys).where(isMine(call)).for('update');
  return locked.length > 0;
}

/** Stores the response. @returns false if another call took the key over */
export async function storeResponse(
  queries: Queries,
  call: KeyedCall,
  status: number,
  answer: string,
): Promise<boolean> {
  const kept = await queries.update(keys).set({ status, answer }).where(isMine(call)).returning({ key: keys.key });
  return kept.length > 0;
}

/** Releases a key whose call had no effect. */
export async function releaseKey(queries: Queries, call: KeyedCall): Promise<void> {
  await queries.delete(keys).where(isMine(call));
}

/** Releases all keys in progress: when the only process of a database starts, their calls are dead. */
export async function releaseAllKeys(queries: Queries): Promise<void> {
  await queries.delete(keys).where(isNull(keys.status));
}

/** Deletes records older than a day. */
export async function forgetOldKeys(queries: Queries, now: Date): Promise<void> {
  await queries.delete(keys).where(lt(keys.created_at, new Date(now.getTime() - KEPT_FOR)));
}
