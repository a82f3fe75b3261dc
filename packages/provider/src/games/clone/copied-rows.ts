import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** What differs in a copied row. */
export interface CopyOptions {
  /** Columns with new values. */
  readonly given: Readonly<Record<string, SQL>>;
  /** Joins and conditions after `from <table> as source`. */
  readonly from: SQL;
  /** Creation time of the copies. */
  readonly now: Date;
}

/**
 * `insert into … select …`: copies rows within the database. All columns are copied by default, so that new ones need
 * no change here.
 */
export function copiedRows(table: PgTable, { given, from, now }: CopyOptions): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const values: Readonly<Record<string, SQL>> = { created_at: moment, updated_at: moment, ...given };
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  const into = names.map((name) => sql.identifier(name));
  const taken = names.map((name) => values[name] ?? sql`source.${sql.identifier(name)}`);
  return sql`insert into ${table} (${listed(into)}) select ${listed(taken)} from ${table} as source ${from}`;
}

const listed = (parts: (SQL | ReturnType<typeof sql.identifier>)[]): SQL => sql.join(parts, sql`, `);

/** The next id of a table, for rows that others refer to before they are inserted. */
export const nextId = (table: PgTable): SQL => sql`nextval(pg_get_serial_sequence(${getTableName(table)}::text, 'id'))`;
