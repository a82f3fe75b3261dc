import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database';
import { type AttachmentOwner, attachments } from '../../db/schema';
import { copiedRows, nextId } from './copied-rows';

/** Maps originals to copies. Indexed, because the planner has no statistics about this table. */
const COPIES = sql`copies`;

/** Joins the copy of a referenced row under a name. */
export const copyOf = (owner: AttachmentOwner, column: string, as = 'copy'): SQL =>
  sql`inner join ${COPIES} as ${sql.identifier(as)}
    on ${sql.identifier(as)}.owner = ${owner} and ${sql.identifier(as)}.old = source.${sql.identifier(column)}`;

/**
 * Copies rows that refer to each other, within the database and in any number. Ids are drawn first, so that references
 * point to copies.
 *
 * Files are not duplicated: both rows share the upload, which is deleted when nothing shows it any more.
 */
export class Copies {
  readonly #tx: Queries;
  readonly #now: Date;

  private constructor(tx: Queries, now: Date) {
    this.#tx = tx;
    this.#now = now;
  }

  /** Starts copying in a transaction, which can only do it once. */
  static async begin(tx: Queries, now: Date): Promise<Copies> {
    await tx.execute(sql`create temporary table ${COPIES} (
      owner text not null, old bigint not null, new bigint not null, primary key (owner, old)
    ) on commit drop`);
    return new Copies(tx, now);
  }

  /** Draws ids for copies, in the order of the rows. */
  async draw(owner: AttachmentOwner, table: PgTable, rows: SQL): Promise<void> {
    await this.#tx.execute(sql`insert into ${COPIES} select ${owner}, id, ${nextId(table)} from (${rows}) as drawn`);
  }

  /** Registers an existing copy. */
  async name(owner: AttachmentOwner, old: number, copy: number): Promise<void> {
    await this.#tx.execute(sql`insert into ${COPIES} values (${owner}, ${old}, ${copy})`);
  }

  /** Copies rows: `given` are columns with new values, `from` selects the rows. */
  async copy(table: PgTable, given: Readonly<Record<string, SQL>>, from: SQL): Promise<void> {
    await this.#tx.execute(copiedRows(table, { given, from, now: this.#now }));
  }

  /** Attaches the files of all copied rows. */
  async copyFiles(): Promise<void> {
    const of = sql`inner join ${COPIES} as copy on copy.owner = source.owner and copy.old = source.owner_id`;
    await this.copy(attachments, { owner_id: sql`copy.new` }, of);
  }
}
