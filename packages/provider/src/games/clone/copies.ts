import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database';
import { type AttachmentOwner, attachments } from '../../db/schema';
import { copiedRows, nextId } from './copied-rows';

/** Which copy stands for which row. Indexed, so that the planner has no way to go wrong about a table it knows nothing of. */
const COPIES = sql`copies`;

/** Joins the copy of what a column refers to, under a name. */
export const copyOf = (owner: AttachmentOwner, column: string, as = 'copy'): SQL =>
  sql`inner join ${COPIES} as ${sql.identifier(as)}
    on ${sql.identifier(as)}.owner = ${owner} and ${sql.identifier(as)}.old = source.${sql.identifier(column)}`;

/**
 * Copies of rows that refer to each other, made within the database: no row comes here, whatever the size. Ids are drawn
 * first, so that what refers to a row refers to its copy.
 *
 * Files are not doubled: both show the same upload, which goes when nothing shows it any more.
 */
export class Copies {
  readonly #tx: Queries;
  readonly #now: Date;

  private constructor(tx: Queries, now: Date) {
    this.#tx = tx;
    this.#now = now;
  }

  /** Begins the copies of a transaction; there can be one set of them. */
  static async begin(tx: Queries, now: Date): Promise<Copies> {
    await tx.execute(sql`create temporary table ${COPIES} (
      owner text not null, old bigint not null, new bigint not null, primary key (owner, old)
    ) on commit drop`);
    return new Copies(tx, now);
  }

  /** Draws ids for copies of rows, in the order of the rows. */
  async draw(owner: AttachmentOwner, table: PgTable, rows: SQL): Promise<void> {
    await this.#tx.execute(sql`insert into ${COPIES} select ${owner}, id, ${nextId(table)} from (${rows}) as drawn`);
  }

  /** Names a copy that is there already. */
  async name(owner: AttachmentOwner, old: number, copy: number): Promise<void> {
    await this.#tx.execute(sql`insert into ${COPIES} values (${owner}, ${old}, ${copy})`);
  }

  /** Copies rows: `given` columns are others in the copy, `from` says which rows. */
  async copy(table: PgTable, given: Readonly<Record<string, SQL>>, from: SQL): Promise<void> {
    await this.#tx.execute(copiedRows(table, { given, from, now: this.#now }));
  }

  /** Shows the files of everything that was copied. */
  async copyFiles(): Promise<void> {
    const of = sql`inner join ${COPIES} as copy on copy.owner = source.owner and copy.old = source.owner_id`;
    await this.copy(attachments, { owner_id: sql`copy.new` }, of);
  }
}
