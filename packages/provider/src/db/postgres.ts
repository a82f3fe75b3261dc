import { fillPlaceholders, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Database, type OnStatement, type Statement, TransactionGuard } from './database';
import { MIGRATIONS } from './migrations-folder';
import { PostgresListener } from './postgres-listener';
import { connectionTo, PostgresPool } from './postgres-pool';
import { refuseNewerSchema } from './schema-version';

const INT8 = 20;
/** Any number works as long as all nodes use the same. */
const MIGRATION_LOCK = 7_402_916;

// Counts and ids fit a JavaScript number; by default the driver returns text.
pg.types.setTypeParser(INT8, Number);

/**
 * Opens a PostgreSQL database, which several processes may share.
 * @param onStatement called for every statement
 */
export async function openPostgres(url: string, connections = 10, onStatement?: OnStatement): Promise<Database> {
  await migrateOnce(url);
  const pool = new PostgresPool(url, connections, onStatement);
  const guard = new TransactionGuard();
  const listener = new PostgresListener(url, () => pool.cutAll());
  return {
    engine: 'postgres',
    get db() {
      guard.check();
      return pool.db;
    },
    prepare: <Row>(name: string, query: Statement) => {
      const { sql: text, params } = query.toSQL();
      return (values: Readonly<Record<string, unknown>>) => {
        guard.check();
        const filled = fillPlaceholders(params, values);
        onStatement?.(text, filled);
        return pool.query<Row>({ name, text, values: filled });
      };
    },
    tx: (work) => {
      guard.check();
      return guard.run(() => pool.transaction(work));
    },
    listen: (channel, hear, onGap) => listener.listen(channel, hear, onGap),
    notify: async (channel, payload, within) => {
      if (!within) guard.check();
      await (within ?? pool.db).execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

/** Thrown when the PostgreSQL server is unreachable or refuses the login. */
class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';

  constructor(url: string, cause: unknown) {
    const { host } = new URL(url);
    const { code, message } = cause as NodeJS.ErrnoException;
    super(`The PostgreSQL server at ${host}, named by DATABASE_URL, cannot be used: ${message || code}.`, { cause });
  }
}

/** Nodes that start together must not migrate at the same time. */
async function migrateOnce(url: string): Promise<void> {
  const client = new pg.Client(connectionTo(url));
  const unreachable = (error: unknown) => {
    throw new DatabaseUnreachable(url, error);
  };
  client.on('error', () => {});
  await client.connect().catch(unreachable);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerSchema((query) => client.query(query));
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}
