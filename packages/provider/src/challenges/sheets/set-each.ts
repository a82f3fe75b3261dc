import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { type realities, tasks } from '../../db/schema';

/** A row as a parameter of a statement: its id and the fields to set. */
export type EachRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** Sets fields of several rows, each to its own values, in one statement. */
export async function setEach(
  tx: Queries,
  table: typeof tasks | typeof realities,
  { after: rows, fields }: Differences,
  now: Date,
): Promise<void> {
  const known = [...fields].filter((field) => Object.hasOwn(table, field));
  if (known.length === 0) return;
  const set = known.map((field) => sql`${sql.identifier(field)} = given.${sql.identifier(field)}`);
  const record = table === tasks ? sql`null::tasks` : sql`null::realities`;
  await tx.execute(sql`update ${table} as source set ${sql.join(set, sql`, `)}, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_populate_recordset(${record}, ${JSON.stringify(only(rows, fields))}::jsonb) as given where source.id = given.id`);
}

/** Rows before and after a change, with the same fields. */
export interface Differences {
  readonly before: EachRow[];
  readonly after: EachRow[];
  /** The fields that differ in at least one row. */
  readonly fields: ReadonlySet<string>;
}

/** The rows that changed. */
export function differences(before: readonly EachRow[], after: readonly EachRow[]): Differences {
  const was = new Map(before.map((row) => [row.id, row]));
  const fields = new Set<string>();
  const changed = after.filter((row) => {
    const others = Object.keys(row).filter((field) => !isSame(row[field], was.get(row.id)?.[field]));
    for (const field of others) fields.add(field);
    return others.length > 0;
  });
  const ids = new Set(changed.map(({ id }) => id));
  return { before: before.filter(({ id }) => ids.has(id)), after: changed, fields };
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Rows reduced to some fields: unchanged ones need no undo. */
export const only = (rows: readonly EachRow[], fields: ReadonlySet<string>): EachRow[] =>
  rows.map((row) => ({ id: row.id, ...Object.fromEntries([...fields].map((field) => [field, row[field]])) }));
