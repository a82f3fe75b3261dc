import { eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { auditLog, invitations, users, whiteLabels } from '../../db/schema';
import { discardUnused, removeDiscarded } from '../../media/discard';
import { SESSION_ENDED } from '../../session/callers';
import { revokeSessionsOf } from '../../session/repo';
import type { Report, Workplace } from '../operation';
import { blankAddressIn } from './history';
import { type Addressed, addressesOf } from './references';

interface Person extends Addressed {
  readonly id: number;
  readonly photo: string | null;
}

/**
 * Deletes an account with its sessions, roles and photo. Shared records stay without a name: the database clears every
 * reference to the account, and addresses on purchases, exports and in the history are cleared here. An account of
 * another white label with the same address is untouched.
 */
export async function deletePerson({ database, storage, now }: Workplace, person: Person): Promise<Report> {
  const { id, email, photo } = person;
  const emptied: string[] = [];
  await database.tx(async (tx) => {
    for (const session of await revokeSessionsOf(tx, id, now())) {
      await database.notify(SESSION_ENDED, String(session), tx);
    }
    for (const { table, column, where } of addressesOf(person)) {
      const name = getTableName(table);
      const { rowCount, affectedRows } = (await tx.execute(
        table === invitations
          ? sql`delete from ${table} where ${where}`
          : sql`update ${table} set ${sql.join(blanked(table, column.name), sql`, `)} where ${where}`,
      )) as { rowCount?: number; affectedRows?: number };
      if (rowCount || affectedRows) emptied.push(`${name}.${column.name}`);
    }
    // The log keeps the events but not their author, nor the address.
    if ((await blankAddressIn(tx, person)) > 0) emptied.push('audit_log.changes');
    await tx.update(auditLog).set({ user_id: null }).where(eq(auditLog.user_id, id));
    await tx.delete(users).where(eq(users.id, id));
    if (photo) await discardUnused(tx, [photo]);
  });
  await removeDiscarded(database, storage);
  return { deleted: email, emptied };
}

/** Clearing the address of a white label's contact clears the name, too. */
const blanked = (table: PgTable, column: string) =>
  [column, ...(table === whiteLabels ? ['contact_name'] : [])].map((name) => sql`${sql.identifier(name)} = ''`);
