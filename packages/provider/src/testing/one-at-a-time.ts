import type { Database, Queries } from '../db/database';

/** The internals of the query builder that run the statements of a transaction. */
interface Session {
  prepareQuery(...statement: readonly unknown[]): { execute(...values: readonly unknown[]): Promise<unknown> };
}

/**
 * Rejects concurrent statements in one transaction. It has a single connection: the embedded database queues them, and
 * PostgreSQL's driver only warns for now, so the tests fail on both engines.
 */
export function forbidConcurrentQueries(database: Database): Database {
  const { tx } = database;
  return Object.defineProperty(database, 'tx', {
    value: <T>(work: (tx: Queries) => Promise<T>) =>
      tx((own) => {
        watch((own as unknown as { readonly session: Session }).session);
        return work(own);
      }),
  });
}

/** A connection keeps its session between transactions. */
const watched = new WeakSet<Session>();

function watch(session: Session): void {
  if (watched.has(session)) return;
  watched.add(session);
  const prepare = session.prepareQuery.bind(session);
  let underWay = false;
  session.prepareQuery = (...statement) => {
    const prepared = prepare(...statement);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = async (...values) => {
      if (underWay) throw new Error('A transaction runs one statement at a time: await the previous one.');
      underWay = true;
      try {
        return await execute(...values);
      } finally {
        underWay = false;
      }
    };
    return prepared;
  };
}
