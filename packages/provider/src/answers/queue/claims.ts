import { CLAIM_SECONDS } from '@waymark/contract';
import { and, eq, gt, lte, or } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Queries } from '../../db/database';
import { answerClaims, users } from '../../db/schema';

/** Somebody who looks at an answer. */
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

/** Who looks at which of some answers. */
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

/** What a claim is about. */
interface Claiming {
  readonly gameId: number;
  readonly answerId: number;
  readonly userId: number;
  readonly now: Date;
}

/**
 * Claims an answer, or goes on with a claim. The database decides between two who do so at once, on whichever nodes they are.
 * @returns until when it is theirs; undefined when somebody else looks at it
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

/** Gives an answer free again that somebody claimed. @returns whether they had */
export async function release(tx: Queries, answerId: number, userId: number): Promise<boolean> {
  const its = and(eq(answerClaims.answer_id, answerId), eq(answerClaims.user_id, userId));
  const freed = await tx.delete(answerClaims).where(its).returning({ id: answerClaims.answer_id });
  return freed.length > 0;
}

/** Gives everything free that somebody claimed. @returns which answers, of which games */
export const releaseAllOf = (tx: Queries, userId: number) =>
  tx
    .delete(answerClaims)
    .where(eq(answerClaims.user_id, userId))
    .returning({ answerId: answerClaims.answer_id, gameId: answerClaims.game_id });

/** Forgets claims whose judges fell silent. */
export async function removeOldClaims(queries: Queries, now: Date): Promise<void> {
  await queries.delete(answerClaims).where(lte(answerClaims.expires_at, now));
}
