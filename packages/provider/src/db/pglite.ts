import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fillPlaceholders, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type DataLock, type LockOptions, lockDataFolder } from './data-lock';
import { type Database, type OnStatement, type Statement, TransactionGuard } from './database';
import { asDatabaseAway } from './database-away';
import { MIGRATIONS } from './migrations-folder';
import { cacheStatements } from './pglite-statements';
import * as schema from './schema';
import { refuseNewerSchema } from './schema-version';
import { yieldBetweenStatements } from './yield-between-statements';

/** The exclusive lock. */
const OWN: DataLock = { check: () => {}, isLost: () => false, release: () => {} };

/**
 * Opens the embedded database.
 * @param folder in memory if undefined
 * @param image initial content, packed by `dumpDataDir`
 * @param onStatement called for every statement
 * @param lock options of the folder's lock
 */
export async function openPglite(
  folder: string | undefined,
  image?: Blob,
  onStatement?: OnStatement,
  lock: LockOptions = {},
): Promise<Database> {
  const dataLock = folder === undefined ? OWN : await lockDataFolder(folder, lock);
  let client: PGlite;
  try {
    client = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: join(folder, 'pglite') }),
      ...(image ? { loadDataDir: image } : {}),
    });
  } catch (error) {
    dataLock.release();
    throw error;
  }
  dataLock.check();
  yieldBetweenStatements(client);
  cacheStatements(client);
  const db = drizzle(client, { schema, logger: onStatement && { logQuery: onStatement } });
  try {
    await refuseNewerSchema((query) => client.query(query));
    await migrate(db, { migrationsFolder: MIGRATIONS });
  } catch (error) {
    await client.close();
    dataLock.release();
    throw error;
  }
  const guard = new TransactionGuard();
  const check = () => {
    guard.check();
    dataLock.check();
  };
  return {
    engine: 'pglite',
    get db() {
      check();
      return db;
    },
    prepare: <Row>(_name: string, query: Statement) => {
      const { sql: text, params } = query.toSQL();
      return async (values: Readonly<Record<string, unknown>>) => {
        check();
        const filled = fillPlaceholders(params, values);
        onStatement?.(text, filled);
        const result = client.query<Row>(text, filled);
        return (await result.catch(rethrow)).rows;
      };
    },
    tx: (work) => {
      check();
      return guard.run(() => db.transaction(work));
    },
    listen: async (channel, hear) => {
      const stop = await client.listen(channel, (payload) => guard.outside(() => hear(payload)));
      return async () => {
        if (!client.closed) await stop();
      };
    },
    notify: async (channel, payload, within) => {
      if (!within) check();
      await (within ?? db).execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    close: async () => {
      // Closing writes to disk.
      if (!client.closed && !dataLock.isLost()) await client.close();
      dataLock.release();
    },
  };
}

const rethrow = (error: unknown): never => {
  throw asDatabaseAway(error);
};
