import type { Queries } from '@waymark/provider/data';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Enough to be quick, few enough for the 65,535 values that one statement may carry. */
const BATCH = 400;

/** Rows of one table that wait to be inserted together. */
export class TableRows<Table extends PgTable> {
  readonly all: Table['$inferInsert'][] = [];
  readonly #table: Table;
  #lastId: number;

  /** @param lastId the id before the first that is handed out */
  constructor(table: Table, lastId = 0) {
    this.#table = table;
    this.#lastId = lastId;
  }

  /** A new id; ids are given here, so that rows can refer to each other before any of them is stored. */
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

  /** Lets the database go on where the ids given here end. */
  async goOn(tx: Queries): Promise<void> {
    const name = getTableName(this.#table);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${this.#table})) from ${this.#table} limit 1`,
    );
  }
}
