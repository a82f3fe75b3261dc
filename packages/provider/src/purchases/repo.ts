import type { AddOn } from '@waymark/contract';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { donations, games, purchases } from '../db/schema';

/** A stored purchase. */
export type PurchaseRow = typeof purchases.$inferSelect;
/** A stored donation. */
export type DonationRow = typeof donations.$inferSelect;

/** Being charged: a row is stored before its charge, so that none is ever lost. */
export const PENDING = 'pending';
const DECLINED = 'declined';

/** The purchase of an add-on that is being charged. */
export async function findPending(queries: Queries, gameId: number, product: AddOn): Promise<PurchaseRow | undefined> {
  const [row] = await queries
    .select()
    .from(purchases)
    .where(and(eq(purchases.game_id, gameId), eq(purchases.product, product), eq(purchases.state, PENDING)));
  return row;
}

/** Every purchase that is being charged or whose charge was abandoned. */
export const listPending = (queries: Queries) =>
  queries.select().from(purchases).where(eq(purchases.state, PENDING)).orderBy(asc(purchases.id));

/** Every donation in that state. */
export const listPendingDonations = (queries: Queries) =>
  queries.select().from(donations).where(eq(donations.state, PENDING)).orderBy(asc(donations.id));

/** Stores a purchase that is about to be charged. */
export async function insertPurchase(tx: Queries, row: typeof purchases.$inferInsert): Promise<PurchaseRow> {
  const [stored] = await tx.insert(purchases).values(row).returning();
  if (!stored) throw new Error('The purchase was not stored.');
  return stored;
}

/** The outcome of a charge. */
export type Outcome = { readonly state: 'paid'; readonly receipt: string } | { readonly state: 'declined' };

/**
 * Stores the payment to confirm next.
 * @returns false if another caller declined it or stored a different one meanwhile; then it must not be confirmed
 */
export async function storePayment(
  queries: Queries,
  table: typeof purchases | typeof donations,
  id: number,
  paymentId: string,
): Promise<boolean> {
  const stored = await queries
    .update(table)
    .set({ payment_id: paymentId })
    .where(and(eq(table.id, id), ne(table.state, DECLINED), inArray(table.payment_id, ['', paymentId])))
    .returning({ id: table.id });
  return stored.length > 0;
}

/** Paid is final; declined refers to the payment the caller knew, which may not be the stored one. */
const isOpenTo = ({ state }: Outcome, table: typeof purchases | typeof donations, paymentId: string) =>
  state === 'paid' ? ne(table.state, 'paid') : and(eq(table.state, PENDING), eq(table.payment_id, paymentId));

/**
 * Stores the outcome of a purchase.
 * @param paymentId the payment with that outcome; empty before it is stored
 * @returns whether it is new
 */
export async function settlePurchase(tx: Queries, id: number, outcome: Outcome, paymentId: string): Promise<boolean> {
  const updated = await tx
    .update(purchases)
    .set(outcome)
    .where(and(eq(purchases.id, id), isOpenTo(outcome, purchases, paymentId)))
    .returning({ id: purchases.id });
  return updated.length > 0;
}

/** The purchases and donations of a payment. */
export async function findByPayment(queries: Queries, paymentId: string) {
  return {
    purchases: await queries.select().from(purchases).where(eq(purchases.payment_id, paymentId)),
    donations: await queries.select().from(donations).where(eq(donations.payment_id, paymentId)),
  };
}

/** The donation of a payment method, which is charged once: a declined one is over, and a retry creates another. */
export async function findDonation(queries: Queries, gameId: number, method: string): Promise<DonationRow | undefined> {
  const [row] = await queries
    .select()
    .from(donations)
    .where(and(eq(donations.game_id, gameId), eq(donations.stripe_id, method), ne(donations.state, DECLINED)));
  return row;
}

/** Stores a donation before it is charged. */
export async function insertDonation(tx: Queries, row: typeof donations.$inferInsert): Promise<DonationRow> {
  const [stored] = await tx.insert(donations).values(row).returning();
  if (!stored) throw new Error('The donation was not stored.');
  return stored;
}

/** The same for a donation. */
export async function settleDonation(tx: Queries, id: number, outcome: Outcome, paymentId: string): Promise<void> {
  await tx
    .update(donations)
    .set(outcome)
    .where(and(eq(donations.id, id), isOpenTo(outcome, donations, paymentId)));
}

/** A game, locked until the transaction ends, so that its purchases run one after another. */
export async function lockGame(tx: Queries, gameId: number) {
  const [game] = await tx.select().from(games).where(eq(games.id, gameId)).for('update');
  return game;
}

/** Marks an add-on of a game as bought. */
export async function enableAddOn(tx: Queries, gameId: number, product: AddOn, now: Date): Promise<void> {
  const bought = product === 'branding' ? { grey_enabled: true } : { reels_enabled: true };
  await tx
    .update(games)
    .set({ ...bought, updated_at: now })
    .where(eq(games.id, gameId));
}
