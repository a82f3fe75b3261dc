import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { auditLog } from '../../db/schema';
import type { Addressed } from './references';

/** Lines of the history of an account's white label in which the account's address was set or replaced. */
export const linesNaming = ({ email, whiteLabelId }: Addressed): SQL | undefined =>
  and(
    eq(auditLog.white_label_id, whiteLabelId),
    sql`exists (
      select 1 from jsonb_array_elements(${auditLog.changes}) as change
      where lower(${email}) in (lower(change->>'from'), lower(change->>'to'))
    )`,
  );

/** Removes the account's address from the history; the changes stay. @returns how many lines named it */
export async function blankAddressIn(tx: Queries, person: Addressed): Promise<number> {
  const kept = (side: 'from' | 'to') =>
    sql`case when lower(change->>${side}::text) = lower(${person.email}) then 'null'::jsonb else change->${side}::text end`;
  const changes = sql`(
    select jsonb_agg(change || jsonb_build_object('from', ${kept('from')}, 'to', ${kept('to')}) order by place)
    from jsonb_array_elements(${auditLog.changes}) with ordinality as each(change, place)
  )`;
  const lines = await tx.update(auditLog).set({ changes }).where(linesNaming(person)).returning({ id: auditLog.id });
  return lines.length;
}
