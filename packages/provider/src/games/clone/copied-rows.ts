import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** What differs in a copy of rows. */
export interface CopyOptions {
  /** The columns that are others in the copy. */
  readonly given: Readonly<Record<string, SQL>>;
  /** What follows `from <table> as source`: joins and conditions. */
  readonly from: SQL;
  /** When the copies come to be. */
  readonly now: Date;
}

/**
 * `insert into … select …`: copies rows within the database. Every column is taken over as it is, so that one that is added
 * later is copied without a word here.
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

/** The next id of a table, for rows whose ids others have to know before they are there. */
export const nextId = (table: PgTable): SQL => sql`nextval(pg_get_serial_sequence(${getTableName(table)}::text, 'id'))`;
