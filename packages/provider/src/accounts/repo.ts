import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { passwordResets, users, whiteLabels } from '../db/schema';

/** What accounts need to know about a white label; undefined if it does not exist. */
export async function findWhiteLabel(queries: Queries, identifier: string) {
  const [found] = await queries
    .select({
      id: whiteLabels.id,
      name: whiteLabels.name,
      colour: whiteLabels.colour,
      passwordMin: whiteLabels.password_min,
    })
    .from(whiteLabels)
    .where(eq(whiteLabels.identifier, identifier));
  return found;
}

/** Stores a new account. @returns its id */
export async function insertAccount(
  tx: Queries,
  account: Pick<typeof users.$inferInsert, 'white_label_id' | 'name' | 'email' | 'password_hash'>,
  now: Date,
): Promise<number> {
  const [made] = await tx
    .insert(users)
    .values({ ...account, created_at: now, updated_at: now })
    .returning({ id: users.id });
  if (!made) throw new Error('The account was not stored.');
  return made.id;
}

/** Stores a password reset. */
export async function insertReset(queries: Queries, hash: string, userId: number, expiresAt: Date): Promise<void> {
  await queries.insert(passwordResets).values({ hash, user_id: userId, expires_at: expiresAt });
}

/** The account that a reset token belongs to, with its brand's rules; undefined for an unknown or expired token. */
export async function findReset(queries: Queries, hash: string, now: Date) {
  const [found] = await queries
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      whitelabel: whiteLabels.identifier,
      brand: whiteLabels.name,
      colour: whiteLabels.colour,
      passwordMin: whiteLabels.password_min,
    })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.user_id))
    .innerJoin(whiteLabels, eq(whiteLabels.id, users.white_label_id))
    .where(and(eq(passwordResets.hash, hash), gt(passwordResets.expires_at, now)));
  return found;
}

/** Consumes the token and all others of the account. @returns whether it was still valid */
export async function useReset(tx: Queries, hash: string, userId: number): Promise<boolean> {
  const [used] = await tx.delete(passwordResets).where(eq(passwordResets.hash, hash)).returning();
  if (used) await tx.delete(passwordResets).where(eq(passwordResets.user_id, userId));
  return used !== undefined;
}

/** Changes the password of an account. */
export async function changePassword(tx: Queries, userId: number, passwordHash: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ password_hash: passwordHash, password_generated: false, updated_at: now })
    .where(eq(users.id, userId));
}
