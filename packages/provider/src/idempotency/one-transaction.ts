import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queries, Statement } from '../db/database';
import { inTurn } from './in-turn';

const calls = new AsyncLocalStorage<OneTransaction>();

/** Hooks at both ends of a call's transaction. */
export interface Ends<T> {
  /** Runs first in the transaction, if the call opens one. */
  readonly begin: (tx: Queries) => Promise<void>;
  /** Runs last in it, or outside if the call opened none. */
  readonly end: (queries: Queries, result: T) => Promise<void>;
}

/**
 * A database whose transactions join that of the current call (see `inOneTransaction`), so that a call's writes, the
 * reads for its response and the record of that response commit together or not at all.
 */
export function joinable(database: Database): Database {
  return {
    engine: database.engine,
    get db() {
      return calls.getStore()?.queries ?? database.db;
    },
    prepare: <Row>(name: string, query: Statement) => {
      const run = database.prepare<Row>(name, query);
      return (values: Readonly<Record<string, unknown>>) => {
        // Uses its own connection; the embedded engine, which has only one, would wait for itself.
        if (calls.getStore()?.queries) throw new Error('Inside a transaction only its own queries may be used.');
        return run(values);
      };
    },
    tx: (work) => {
      const call = calls.getStore();
      return call && !call.isOver ? call.run(database, work) : database.tx(work);
    },
    listen: (channel, hear, onGap) => database.listen(channel, hear, onGap),
    notify: (channel, payload, within) => database.notify(channel, payload, within ?? calls.getStore()?.queries),
    close: () => database.close(),
  };
}

/**
 * Runs a call in one transaction. It begins with the call's first transaction, so that nothing is locked while the call
 * waits before that, and is rolled back as a whole if the call fails.
 * @param database a joinable one
 */
export async function inOneTransaction<T>(database: Database, ends: Ends<T>, work: () => Promise<T>): Promise<T> {
  const one = new OneTransaction(ends.begin);
  return calls.run(one, async () => {
    try {
      const result = await work();
      await ends.end(database.db, result);
      await one.commit();
      return result;
    } catch (error) {
      await one.undo(error);
      throw error;
    }
  });
}

/** The transaction of a call. */
class OneTransaction {
  readonly #begin: (tx: Queries) => Promise<void>;
  readonly #decided: Promise<void>;
  #commit: () => void = () => {};
  #undo: (error: unknown) => void = () => {};
  #opening: Promise<Queries> | undefined;
  #ended: Promise<void> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  /** Its queries while it is open. */
  queries: Queries | undefined;
  /** Background work started by the call continues outside it. */
  isOver = false;

  constructor(begin: (tx: Queries) => Promise<void>) {
    this.#begin = begin;
    this.#decided = new Promise((resolve, reject) => {
      this.#commit = resolve;
      this.#undo = reject;
    });
    this.#decided.catch(() => {});
  }

  /** Runs work as a savepoint that can be rolled back alone. */
  run<T>(database: Database, work: (tx: Queries) => Promise<T>): Promise<T> {
    this.#opening ??= this.#open(database);
    const turn = Promise.all([this.#opening, this.#last]).then(([tx]) => tx.transaction(work));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async commit(): Promise<void> {
    this.#close();
    this.#commit();
    await this.#ended;
  }

  /** The call has already failed, so the transaction's failure is no news. */
  async undo(error: unknown): Promise<void> {
    this.#close();
    this.#undo(error);
    await this.#ended?.catch(() => undefined);
  }

  #close(): void {
    this.isOver = true;
    this.queries = undefined;
  }

  #open(database: Database): Promise<Queries> {
    return new Promise((resolve, reject) => {
      this.#ended = database.tx(async (tx) => {
        await this.#begin(tx);
        this.queries = inTurn(tx);
        resolve(this.queries);
        await this.#decided;
      });
      this.#ended.catch(reject);
    });
  }
}
