import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database';

/** A table as the database describes it. */
export interface BackedUpTable {
  readonly name: string;
  /** Columns that are stored; the others are computed from them. */
  readonly columns: readonly string[];
  /** Identity columns. */
  readonly numbered: readonly string[];
}

/** Every table of the platform. */
export async function listTables(queries: Queries): Promise<readonly BackedUpTable[]> {
  const rows = await rowsOf<{ name: string; column: string; stored: boolean; numbered: boolean }>(
    queries,
    sql`select c.table_name as name, c.column_name as column,
               c.is_generated = 'NEVER' as stored, c.is_identity = 'YES' as numbered
        from information_schema.columns c
        join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        order by c.table_name, c.ordinal_position`,
  );
  const names = [...new Set(rows.map(({ name }) => name))];
  return names.map((name) => {
    const own = rows.filter((row) => row.name === name);
    return {
      name,
      columns: own.filter(({ stored }) => stored).map(({ column }) => column),
      numbered: own.filter(({ numbered }) => numbered).map(({ column }) => column),
    };
  });
}

/** The rows of a statement on either engine. */
export async function rowsOf<Row>(queries: Queries, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = (await queries.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}
