import { and, asc, count, eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { pushSubscriptions } from '../db/schema';

/** A subscribed browser. */
export type PushSubscription = typeof pushSubscriptions.$inferSelect;

/** Maximum browsers per person; a new one replaces the oldest. */
const MOST_BROWSERS = 10;

/** Stores a browser, which may have belonged to another person before. */
export async function storeSubscription(
  tx: Queries,
  userId: number,
  { endpoint, p256dh, auth }: Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>,
): Promise<void> {
  const its = { user_id: userId, p256dh, auth };
  await tx
    .insert(pushSubscriptions)
    .values({ endpoint, ...its })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: its });
  const mine = eq(pushSubscriptions.user_id, userId);
  const [counted] = await tx.select({ n: count() }).from(pushSubscriptions).where(mine);
  const extra = (counted?.n ?? 0) - MOST_BROWSERS;
  if (extra <= 0) return;
  const oldest = await tx.select().from(pushSubscriptions).where(mine).orderBy(asc(pushSubscriptions.id)).limit(extra);
  for (const { id } of oldest) await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** The browsers of a person. */
export const subscriptionsOf = (queries: Queries, userId: number): Promise<PushSubscription[]> =>
  queries
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.user_id, userId))
    .orderBy(asc(pushSubscriptions.id));

/** Removes a browser of a person. */
export async function dropSubscription(tx: Queries, userId: number, endpoint: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.user_id, userId), eq(pushSubscriptions.endpoint, endpoint)));
}
