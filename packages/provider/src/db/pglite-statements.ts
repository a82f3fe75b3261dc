import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { RepeatedTexts } from './repeated-texts';

/** The database, or a transaction. */
type Database = Pick<Transaction, 'query' | 'exec'>;
type Ask = (text: string, params?: unknown[], options?: QueryOptions) => Promise<Results>;

/** Serialises parameters of a prepared statement. */
type Writers = readonly ((value: unknown) => string)[];

/** A statement worth preparing. */
const PLANNED = /^\s*(select|with|insert|update|delete)\b/i;

/**
 * Makes the embedded database keep plans of repeated statements. Parsing and planning them again takes longer than
 * running them.
 */
export function cacheStatements(client: PGlite): void {
  const repeated = new RepeatedTexts();
  const kept = new Map<string, Writers>();
  const beingKept = new Set<string>();

  const keep = async (name: string, text: string, { exec, query }: Database): Promise<Writers> => {
    await exec(`prepare ${name} as ${text}`);
    const { rows } = await query<{ types: number[] }>(
      `select parameter_types::oid[]::int[] as types from pg_prepared_statements where name = $1`,
      [name],
    );
    return (rows[0]?.types ?? []).map((type) => client.serializers[type] ?? String);
  };

  const asking = (through: Database): Ask => {
    const asked = { exec: through.exec.bind(through), query: through.query.bind(through) };
    return async (text, params = [], options = {}) => {
      const name = repeated.nameOf(text);
      // Code inside a transaction must not wait for code outside it, which waits for the transaction to end.
      if (name === undefined || beingKept.has(name) || !canBeWritten(params)) {
        const result = await asked.query(text, params, options);
        if (PLANNED.test(text)) repeated.count(text);
        return result as Results;
      }
      if (!kept.has(name)) {
        beingKept.add(name);
        try {
          kept.set(name, await keep(name, text, asked));
        } finally {
          beingKept.delete(name);
        }
      }
      const values = (kept.get(name) ?? []).map((write, at) => literal(params[at], write));
      const [result] = await asked.exec(`execute ${name}${values.length > 0 ? `(${values.join(',')})` : ''}`, options);
      if (!result) throw new Error('The database returned nothing.');
      return result as Results;
    };
  };

  const transaction = client.transaction.bind(client);
  client.query = asking(client) as typeof client.query;
  client.transaction = (work) => transaction((tx) => work(Object.defineProperty(tx, 'query', { value: asking(tx) })));
}

/** NUL ends a text, so everything after it would be lost. */
const canBeWritten = (params: readonly unknown[]): boolean =>
  !params.some((value) => typeof value === 'string' && value.includes('\0'));

const literal = (value: unknown, write: (value: unknown) => string): string =>
  value === null || value === undefined ? 'null' : `'${write(value).replaceAll("'", "''")}'`;
