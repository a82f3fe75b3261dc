import { eq, getTableName, sql } from 'drizzle-orm';
import { auditLog, invitations, users } from '../../db/schema';
import { discardUnshown, removeDiscarded } from '../../media/discard';
import { SESSION_ENDED } from '../../session/callers';
import { revokeSessionsOf } from '../../session/repo';
import type { Report, Workplace } from '../operation';
import { addressColumns } from './references';

interface Person {
  readonly id: number;
  readonly email: string;
  readonly photo: string | null;
}

/**
 * Deletes an account with its sessions, roles and photo. What others need stays without a name: the database empties
 * every reference to the account, and addresses of purchases and exports are emptied here.
 */
export async function deletePerson({ database, storage, now }: Workplace, person: Person): Promise<Report> {
  const { id, email, photo } = person;
  const emptied: string[] = [];
  await database.tx(async (tx) => {
    for (const session of await revokeSessionsOf(tx, id, now())) {
      await database.notify(SESSION_ENDED, String(session), tx);
    }
    await tx.delete(invitations).where(sql`lower(${invitations.email}) = lower(${email})`);
    for (const { table, column } of addressColumns) {
      const name = getTableName(table);
      const { rowCount, affectedRows } = (await tx.execute(
        sql`update ${table} set ${sql.identifier(column.name)} = '' where lower(${column}) = lower(${email})`,
      )) as { rowCount?: number; affectedRows?: number };
      if (rowCount || affectedRows) emptied.push(`${name}.${column.name}`);
    }
    // The log keeps what happened, and forgets by whom.
    await tx.update(auditLog).set({ user_id: null }).where(eq(auditLog.user_id, id));
    await tx.delete(users).where(eq(users.id, id));
    if (photo) await discardUnshown(tx, [photo]);
  });
  await removeDiscarded(database, storage);
  return { deleted: email, emptied };
}
