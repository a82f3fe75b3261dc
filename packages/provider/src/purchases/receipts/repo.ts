import type { Receipt } from '@waymark/contract';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { donations, purchases, users } from '../../db/schema';

/** A receipt with its payment. */
export type StoredReceipt = Required<
  Pick<Receipt, 'number' | 'product' | 'amount' | 'currency' | 'at' | 'payer' | 'url'>
> & {
  readonly paymentId: string;
};

/** The payments for a game, newest first. */
export async function findReceipts(queries: Queries, gameId: number): Promise<StoredReceipt[]> {
  const bought = await queries
    .select({ row: purchases, name: users.name, email: users.email })
    .from(purchases)
    .leftJoin(users, eq(users.id, purchases.user_id))
    .where(and(eq(purchases.game_id, gameId), eq(purchases.state, 'paid')));
  const given = await queries
    .select()
    .from(donations)
    .where(and(eq(donations.game_id, gameId), eq(donations.state, 'paid')));
  return [
    ...bought.map(({ row, name, email }) => ({
      ...receiptOf(row),
      number: `P${row.id}`,
      product: row.product,
      payer: name || email || '',
    })),
    ...given.map((row) => ({ ...receiptOf(row), number: `D${row.id}`, product: 'donation', payer: row.email })),
  ].toSorted((a, b) => b.at.localeCompare(a.at) || b.number.localeCompare(a.number));
}

type Paid = typeof purchases.$inferSelect | typeof donations.$inferSelect;

const receiptOf = ({ cost, currency, created_at, receipt, payment_id }: Paid) => ({
  amount: cost,
  currency,
  at: created_at.toISOString(),
  url: receipt,
  paymentId: payment_id,
});
