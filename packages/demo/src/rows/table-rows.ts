import type { Queries } from '@waymark/provider/data';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Fast enough, and below the limit of 65,535 values per statement. */
const BATCH = 400;

/** Rows of one table, inserted together. */
export class TableRows<Table extends PgTable> {
  readonly all: Table['$inferInsert'][] = [];
  readonly #table: Table;
  #lastId: number;

  /** @param lastId the id before the first new one */
  constructor(table: Table, lastId = 0) {
    this.#table = table;
    this.#lastId = lastId;
  }

  /** A new id; assigned here, so that rows can refer to each other before they are inserted. */
  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  add(row: Table['$inferInsert']): void {
    this.all.push(row);
  }

  async insert(tx: Queries): Promise<void> {
    for (let from = 0; from < this.all.length; from += BATCH) {
      await tx.insert(this.#table).values(this.all.slice(from, from + BATCH));
    }
  }

  /** Continues the database's sequence after the ids assigned here. */
  async goOn(tx: Queries): Promise<void> {
    const name = getTableName(this.#table);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${this.#table})) from ${this.#table} limit 1`,
    );
  }
}
