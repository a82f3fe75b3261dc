import { eq, getTableName } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { auditLog, passwordResets, users } from '../../db/schema';
import type { Report } from '../operation';
import { linesNaming } from './history';
import { type Addressed, accountColumns, addressesOf } from './references';

/** Credentials are excluded, because they are useless as personal data. */
const WITHHELD: ReadonlySet<string> = new Set([getTableName(passwordResets)]);

/** Everything stored about an account, by table. */
export async function describePerson(database: Database, person: Addressed & { readonly id: number }): Promise<Report> {
  const { id } = person;
  const [account] = await database.db.select().from(users).where(eq(users.id, id));
  const rows: Record<string, unknown[]> = {};
  for (const { table, column } of accountColumns) {
    const name = getTableName(table);
    if (WITHHELD.has(name)) continue;
    const found = await database.db.select().from(table).where(eq(column, id));
    if (found.length > 0) rows[`${name}.${column.name}`] = found;
  }
  for (const { table, column, where } of addressesOf(person)) {
    const found = await database.db.select().from(table).where(where);
    if (found.length > 0) rows[`${getTableName(table)}.${column.name}`] = found;
  }
  const naming = await database.db.select().from(auditLog).where(linesNaming(person));
  if (naming.length > 0) rows[`${getTableName(auditLog)}.${auditLog.changes.name}`] = naming;
  const changes = await database.db.select().from(auditLog).where(eq(auditLog.user_id, id));
  const { password_hash, ...known } = account ?? {};
  return {
    account: { ...known, has_password: Boolean(password_hash) },
    ...rows,
    changes,
  };
}
