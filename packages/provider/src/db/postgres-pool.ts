import type { DrizzleConfig } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { currentCall } from '../watch/current-call';
import type { OnStatement, Queries } from './database';
import { asDatabaseAway } from './database-away';
import { RepeatedTexts } from './repeated-texts';
import * as schema from './schema';

/** How long a call waits for a connection, and for a response on it. */
const CONNECT_TIMEOUT = 5000;
const ANSWER_TIMEOUT = 60_000;
/** The server's state between transactions. */
const IDLE = 'I';

/** Connection options, for the pool and for dedicated connections. */
export const connectionTo = (url: string) => ({
  connectionString: url,
  keepAlive: true,
  connectionTimeoutMillis: CONNECT_TIMEOUT,
});

/** The PostgreSQL connections of one process. A broken one only costs its current statement. */
export class PostgresPool {
  /** Queries outside transactions. */
  readonly db: Queries;
  readonly #pool: pg.Pool;
  readonly #clients = new Set<pg.PoolClient>();
  readonly #ownDb = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
  readonly #repeated = new RepeatedTexts();
  readonly #options: DrizzleConfig<typeof schema>;

  constructor(url: string, connections: number, onStatement?: OnStatement) {
    this.#pool = new pg.Pool({ ...connectionTo(url), max: connections, query_timeout: ANSWER_TIMEOUT });
    // Pending queries reject anyway; without a listener, the event would end the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => {
      client.on('error', () => {});
      nameRepeated(client, this.#repeated);
      this.#clients.add(client);
    });
    this.#pool.on('remove', (client) => this.#clients.delete(client));
    this.#options = { schema, ...(onStatement ? { logger: { logQuery: onStatement } } : {}) };
    this.db = drizzle(this.#pool, this.#options);
  }

  async query<Row>(statement: pg.QueryConfig): Promise<Row[]> {
    try {
      return (await this.#pool.query(statement)).rows as Row[];
    } catch (error) {
      throw asDatabaseAway(error);
    }
  }

  async transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw asDatabaseAway(error);
    });
    try {
      return await this.#dbOf(client).transaction(work);
    } finally {
      // The next user of the connection must find neither an open transaction nor a broken connection.
      client.release(client.getTransactionStatus() !== IDLE);
    }
  }

  /** Closes every connection: the server does not answer, and may never report that it is gone. */
  cutAll(): void {
    for (const { connection } of this.#clients)
      connection.stream.destroy(new Error('Connection terminated: no answer'));
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  #dbOf(client: pg.PoolClient): NodePgDatabase<typeof schema> {
    const known = this.#ownDb.get(client);
    if (known) return known;
    const made = drizzle(client, this.#options);
    this.#ownDb.set(client, made);
    return made;
  }
}

/** Names repeated statements, so that the server keeps their plans, and records which call each belongs to. */
function nameRepeated(client: pg.PoolClient, repeated: RepeatedTexts): void {
  const ask = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown;
  const naming = (config: unknown, ...rest: unknown[]) =>
    traced(config, () => ask(named(ofCall(config), repeated), ...rest));
  client.query = naming as typeof client.query;
}

const BEGIN = /^begin\b[^;]*$/i;

/** Puts the id of the call into PostgreSQL's log and list of connections, without an extra statement. */
function ofCall(config: unknown): unknown {
  const call = currentCall();
  if (!call || !hasText(config) || !BEGIN.test(config.text)) return config;
  return { text: `${config.text}; set local application_name = 'waymark ${call.id}'` };
}

function traced(config: unknown, ask: () => unknown): unknown {
  const trace = currentCall()?.trace;
  if (!trace || !hasText(config)) return ask();
  const end = trace.statement(config.text);
  const result = ask();
  if (result instanceof Promise) {
    result.then(
      () => end(false),
      () => end(true),
    );
  } else end(false);
  return result;
}

const hasText = (config: unknown): config is { readonly text: string } =>
  typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string';

function named(config: unknown, repeated: RepeatedTexts): unknown {
  if (!hasText(config) || ('name' in config && config.name !== undefined) || config.text.includes(';')) return config;
  repeated.count(config.text);
  const name = repeated.nameOf(config.text);
  return name === undefined ? config : { ...config, name };
}
