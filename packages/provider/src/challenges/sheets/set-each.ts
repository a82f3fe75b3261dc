import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { type realities, tasks } from '../../db/schema';

/** A row of a table as it travels into a statement: its id, and the fields that are set. */
export type EachRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** Sets fields of several rows, each to values of its own, in one statement. Every row has all of the fields. */
export async function setEach(
  tx: Queries,
  table: typeof tasks | typeof realities,
  rows: readonly EachRow[],
  now: Date,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const set = Object.keys(first)
    .filter((field) => field !== 'id' && Object.hasOwn(table, field))
    .map((field) => sql`${sql.identifier(field)} = given.${sql.identifier(field)}`);
  const record = table === tasks ? sql`null::tasks` : sql`null::realities`;
  await tx.execute(sql`update ${table} as source set ${sql.join(set, sql`, `)}, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_populate_recordset(${record}, ${JSON.stringify(rows)}::jsonb) as given where source.id = given.id`);
}

/** The rows that are others than before, before and after: of each only what is another. Both lists have the same fields. */
export function differences(
  before: readonly EachRow[],
  after: readonly EachRow[],
): { before: EachRow[]; after: EachRow[] } {
  const was = new Map(before.map((row) => [row.id, row]));
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const changed = after.filter((row) =>
    Object.entries(row).some(([field, value]) => !same(value, was.get(row.id)?.[field])),
  );
  const ids = new Set(changed.map(({ id }) => id));
  return { before: before.filter(({ id }) => ids.has(id)), after: changed };
}
