import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { plainAddress } from '../accounts/address';
import type { Queries } from '../db/database';
import { users, whiteLabels } from '../db/schema';
import { OperationRefused } from './operation';

/** Identifies an account by its address, and by white label if several share that address. */
export const accountArgs = { email: z.string(), 'white-label': z.optional(z.string()) } as const;

/** An account that was found. */
export interface NamedAccount {
  readonly email: string;
  readonly 'white-label'?: string | undefined;
}

/** Every account with an address. */
export async function listAccounts(queries: Queries, { email, 'white-label': label }: NamedAccount) {
  const found = await queries
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      superAdmin: users.super_admin,
      whiteLabelId: users.white_label_id,
      whiteLabel: whiteLabels.identifier,
      photo: users.photo_media_uuid,
    })
    .from(users)
    .innerJoin(whiteLabels, eq(whiteLabels.id, users.white_label_id))
    .where(and(sql`lower(${users.email}) = lower(${plainAddress(email)})`));
  return label === undefined ? found : found.filter(({ whiteLabel }) => whiteLabel === label);
}

/** The only account with an address. @throws {OperationRefused} for none or several */
export async function findOneAccount(queries: Queries, named: NamedAccount) {
  const [account, ...more] = await listAccounts(queries, named);
  if (!account) throw new OperationRefused(`There is no account ${named.email}.`);
  if (more.length > 0) {
    const labels = [account, ...more].map(({ whiteLabel }) => whiteLabel).join(', ');
    throw new OperationRefused(`Several white labels have ${named.email} (${labels}): add --white-label.`);
  }
  return account;
}
