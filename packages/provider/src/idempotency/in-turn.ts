import type { Queries } from '../db/database';

/** Where the query builder passes its statements to the driver. */
interface Session {
  prepareQuery(...statement: readonly unknown[]): { execute(...values: readonly unknown[]): Promise<unknown> };
}

/** Serialises queries: a transaction has one connection, and runs one query at a time. */
export function inTurn(tx: Queries): Queries {
  // A private member of the query builder, and the only place that all statements pass.
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
