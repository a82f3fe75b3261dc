import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { readAddress } from '../../accounts/address';
import { offerReset } from '../../accounts/new-password';
import { findWhiteLabel, insertAccount } from '../../accounts/repo';
import type { Queries } from '../../db/database';
import { users, whiteLabels } from '../../db/schema';
import { RIGHTS_CHANGED } from '../../session/callers';
import { accountArgs, findOneAccount, listAccounts } from '../find-account';
import { OperationRefused, operation, type Workplace } from '../operation';

const list = operation({
  words: 'super-admin list',
  usage: '',
  about: 'Lists the super administrators. They alone create games.',
  args: z.object({}),
  run: async ({ database }) => {
    const found = await database.db
      .select({ email: users.email, name: users.name, white_label: whiteLabels.identifier })
      .from(users)
      .innerJoin(whiteLabels, eq(whiteLabels.id, users.white_label_id))
      .where(eq(users.super_admin, true))
      .orderBy(users.id);
    return { super_administrators: found };
  },
});

const add = operation({
  words: 'super-admin add',
  usage: '<email> --white-label <identifier> [--name <name>]',
  about:
    'Makes somebody a super administrator, who may create games and see all. A new account gets a link to choose its password.',
  args: z.object({ email: z.string(), 'white-label': z.string(), name: z.optional(z.string()) }),
  run: async (workplace, { email: typed, 'white-label': label, name }) => {
    const { database, now } = workplace;
    const email = readAddress(typed);
    if (!email) throw new OperationRefused(`"${typed}" is not an e-mail address.`);
    const brand = await findWhiteLabel(database.db, label);
    if (!brand) throw new OperationRefused(`There is no white label ${label}: add it first, with white-label add.`);
    const [existing] = await listAccounts(database.db, { email, 'white-label': label });
    const account = { white_label_id: brand.id, email, name: name ?? email, password_hash: null };
    const id = await database.tx(async (tx) => {
      const userId = existing?.id ?? (await insertAccount(tx, account, now()));
      await setSuperAdmin(workplace, tx, userId, true);
      return userId;
    });
    if (existing) return { super_administrator: email, white_label: label };
    return {
      super_administrator: email,
      white_label: label,
      choose_password_within_an_hour: await offerReset(workplace, id),
    };
  },
});

const remove = operation({
  words: 'super-admin remove',
  usage: '<email> [--white-label <identifier>]',
  about: 'Takes the rights of a super administrator away; the account stays.',
  args: z.object(accountArgs),
  run: async (workplace, named) => {
    const { database } = workplace;
    const { id, email } = await findOneAccount(database.db, named);
    await database.tx((tx) => setSuperAdmin(workplace, tx, id, false));
    return { removed: email };
  },
});

/** Every node drops what it remembers about the account, and its sockets. */
async function setSuperAdmin({ database, now }: Workplace, tx: Queries, userId: number, to: boolean): Promise<void> {
  await tx.update(users).set({ super_admin: to, updated_at: now() }).where(eq(users.id, userId));
  await database.notify(RIGHTS_CHANGED, String(userId), tx);
}

/** Commands about super administrators. */
export const superAdministratorOperations = [list, add, remove];
