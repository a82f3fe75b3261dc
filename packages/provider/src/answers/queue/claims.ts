import { CLAIM_SECONDS } from '@waymark/contract';
import { and, eq, gt, lte, or } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { answerClaims, answers, users } from '../../db/schema';
import { isWaiting } from './waiting-ids';

/** A claim and its judge. */
export interface Looking {
  readonly answerId: number;
  readonly userId: number;
  readonly name: string;
  readonly expiresAt: Date;
}

const looking = (queries: Queries) =>
  queries
    .select({
      answerId: answerClaims.answer_id,
      userId: answerClaims.user_id,
      name: users.name,
      expiresAt: answerClaims.expires_at,
    })
    .from(answerClaims)
    .innerJoin(users, eq(users.id, answerClaims.user_id));

/** Current claims by answer. */
export async function listClaims(
  queries: Queries,
  answerIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Looking>> {
  if (answerIds.length === 0) return new Map();
  const rows = await looking(queries).where(
    and(isAnyOf(answerClaims.answer_id, answerIds), gt(answerClaims.expires_at, now)),
  );
  return new Map(rows.map((row) => [row.answerId, row]));
}

/** A claim to make. */
interface Claiming {
  readonly gameId: number;
  readonly answerId: number;
  readonly userId: number;
  readonly now: Date;
}

/**
 * Claims an answer or renews a claim. The database resolves races between judges, across nodes.
 * @returns the expiry; undefined if somebody else has claimed it
 */
export async function claim(tx: Queries, { gameId, answerId, userId, now }: Claiming): Promise<Date | undefined> {
  const expires_at = new Date(now.getTime() + CLAIM_SECONDS * 1000);
  const [claimed] = await tx
    .insert(answerClaims)
    .values({ answer_id: answerId, game_id: gameId, user_id: userId, expires_at })
    .onConflictDoUpdate({
      target: answerClaims.answer_id,
      set: { user_id: userId, expires_at },
      setWhere: or(eq(answerClaims.user_id, userId), lte(answerClaims.expires_at, now)),
    })
    .returning();
  return claimed?.expires_at;
}

/**
 * Claims a listed answer if it is still undecided. The previous claimant may have decided it since; holding the claim
 * makes that decision visible.
 */
export async function claimWaiting(tx: Queries, claiming: Claiming): Promise<boolean> {
  const { answerId, userId } = claiming;
  if (!(await claim(tx, claiming))) return false;
  const its = and(eq(answers.id, answerId), isWaiting());
  const [waits] = await tx.select({ id: answers.id }).from(answers).where(its);
  if (!waits) await release(tx, answerId, userId);
  return waits !== undefined;
}

/** Releases a claim. @returns whether there was one */
export async function release(tx: Queries, answerId: number, userId: number): Promise<boolean> {
  const its = and(eq(answerClaims.answer_id, answerId), eq(answerClaims.user_id, userId));
  const freed = await tx.delete(answerClaims).where(its).returning({ id: answerClaims.answer_id });
  return freed.length > 0;
}

/** Releases all claims of a judge. @returns the answers and their games */
export const releaseAllOf = (tx: Queries, userId: number) =>
  tx
    .delete(answerClaims)
    .where(eq(answerClaims.user_id, userId))
    .returning({ answerId: answerClaims.answer_id, gameId: answerClaims.game_id });

/** Removes expired claims. */
export async function removeOldClaims(queries: Queries, now: Date): Promise<void> {
  await queries.delete(answerClaims).where(lte(answerClaims.expires_at, now));
}
