import type { Queries } from '../db/database';

/** Where the query builder hands over its statements. */
interface Session {
  prepareQuery(...statement: readonly unknown[]): { execute(...values: readonly unknown[]): Promise<unknown> };
}

/** The same queries, each of which waits for the one before: a transaction has one connection, and asks one thing at a time. */
export function inTurn(tx: Queries): Queries {
  // The builder keeps it to itself, and has no other place through which all statements go.
  const { session } = tx as unknown as { readonly session: Session };
  let last: Promise<unknown> = Promise.resolve();
  const prepareQuery = (...statement: readonly unknown[]) => {
    const prepared = session.prepareQuery(...statement);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (...values) => {
      const turn = last.then(() => execute(...values));
      last = turn.catch(() => undefined);
      return turn;
    };
    return prepared;
  };
  const queued = Object.create(session, { prepareQuery: { value: prepareQuery } }) as Session;
  return Object.create(tx, { session: { value: queued } }) as Queries;
}
