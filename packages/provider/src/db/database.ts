import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Runs queries: the database itself, or the current transaction. Repositories take nothing else. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A statement with placeholders, from the query builder. */
export interface Statement {
  toSQL(): { readonly sql: string; readonly params: unknown[] };
}

/** Called for every statement sent, to count or repeat it. */
export type OnStatement = (text: string, params: readonly unknown[]) => void;

/** Ends a subscription. */
export type Unlisten = () => Promise<void>;

/** The only access to the database, whichever engine runs it. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** Queries outside a transaction. Refused inside one, where the embedded engine would wait for itself. */
  readonly db: Queries;
  /**
   * Prepares a statement that nearly every call runs. Rows are returned as the driver reads them, without mapping, so
   * the statement itself must select the final form (times as text, for example).
   */
  prepare<Row>(name: string, query: Statement): (values: Readonly<Record<string, unknown>>) => Promise<Row[]>;
  /** Runs work in a transaction, rolled back if it throws. Inside, only `tx` may be used. */
  tx<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /**
   * Subscribes to a channel of all processes.
   * @param onGap called when messages may have been missed because the connection was lost and restored
   */
  listen(channel: string, hear: (payload: string) => void, onGap?: () => void): Promise<Unlisten>;
  /** Notifies all subscribers (less than 8,000 bytes). Pass the transaction inside one: it is sent on commit. */
  notify(channel: string, payload: string, within?: Queries): Promise<void>;
  close(): Promise<void>;
}

/** Refuses the outer `db` during a transaction on both engines, so that any test shows the mistake. */
export class TransactionGuard {
  readonly #inside = new AsyncLocalStorage<boolean>();

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#inside.run(true, work);
  }

  /** Runs work outside the transaction that triggered it. */
  outside(work: () => void): void {
    this.#inside.run(false, work);
  }

  check(): void {
    if (this.#inside.getStore()) throw new Error('Inside a transaction only its own queries may be used.');
  }
}
