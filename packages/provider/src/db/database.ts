import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** What queries are made with: the database itself, or the transaction one is in. Repositories take nothing else. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A statement with placeholders, as the query builder gives it. */
export interface Statement {
  toSQL(): { readonly sql: string; readonly params: unknown[] };
}

/** Told of every statement that is sent, for who counts or repeats them. */
export type OnStatement = (text: string, params: readonly unknown[]) => void;

/** Ends a subscription. */
export type Unlisten = () => Promise<void>;

/** The one door to the database, whichever engine is behind it. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** Queries outside a transaction. Using it inside one is refused: the embedded engine would wait for itself. */
  readonly db: Queries;
  /**
   * Prepares a statement that is run for nearly every call. Its rows come as the driver reads them, by the names in the
   * statement: nothing is mapped, so what is selected has to be what is wanted (moments as texts, for example).
   */
  prepare<Row>(name: string, query: Statement): (values: Readonly<Record<string, unknown>>) => Promise<Row[]>;
  /** Runs the work in a transaction; it is undone when the work throws. Inside, only `tx` may be used. */
  tx<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /**
   * Hears what any process sends to the channel from now on.
   * @param onGap called after messages may have been missed, when the connection was lost and is back
   */
  listen(channel: string, hear: (payload: string) => void, onGap?: () => void): Promise<Unlisten>;
  /** Sends to everybody who listens (less than 8,000 bytes); inside a transaction, pass it: sent when it is committed. */
  notify(channel: string, payload: string, within?: Queries): Promise<void>;
  close(): Promise<void>;
}

/** Refuses the outer `db` while a transaction is open, on both engines, so that the mistake shows in any test. */
export class TransactionGuard {
  readonly #inside = new AsyncLocalStorage<boolean>();

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#inside.run(true, work);
  }

  /** Runs what does not belong to the transaction, though it was set off by it. */
  outside(work: () => void): void {
    this.#inside.run(false, work);
  }

  check(): void {
    if (this.#inside.getStore()) throw new Error('Inside a transaction only its own queries may be used.');
  }
}
