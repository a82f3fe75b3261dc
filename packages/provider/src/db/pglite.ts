import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fillPlaceholders, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockDataFolder } from './data-lock';
import { type Database, type Statement, TransactionGuard } from './database';
import { asDatabaseAway } from './database-away';
import { MIGRATIONS } from './migrations-folder';
import * as schema from './schema';

/**
 * Opens the embedded database.
 * @param folder where it lies; in memory when undefined
 * @param image a data folder packed by `dumpDataDir` to begin from
 * @param onStatement told of every statement
 */
export async function openPglite(
  folder: string | undefined,
  image?: Blob,
  onStatement?: () => void,
): Promise<Database> {
  const unlock = folder === undefined ? () => {} : await lockDataFolder(folder);
  let client: PGlite;
  try {
    client = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: join(folder, 'pglite') }),
      ...(image ? { loadDataDir: image } : {}),
    });
  } catch (error) {
    unlock();
    throw error;
  }
  const db = drizzle(client, { schema, logger: onStatement && { logQuery: onStatement } });
  await migrate(db, { migrationsFolder: MIGRATIONS });
  const guard = new TransactionGuard();
  return {
    engine: 'pglite',
    get db() {
      guard.check();
      return db;
    },
    prepare: <Row>(_name: string, query: Statement) => {
      const { sql: text, params } = query.toSQL();
      return async (values: Readonly<Record<string, unknown>>) => {
        guard.check();
        onStatement?.();
        const asked = client.query<Row>(text, fillPlaceholders(params, values));
        return (await asked.catch(rethrow)).rows;
      };
    },
    tx: (work) => {
      guard.check();
      return guard.run(() => db.transaction(work));
    },
    listen: async (channel, hear) => {
      const stop = await client.listen(channel, (payload) => guard.outside(() => hear(payload)));
      return async () => {
        if (!client.closed) await stop();
      };
    },
    notify: async (channel, payload, within) => {
      if (!within) guard.check();
      await (within ?? db).execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    close: async () => {
      if (!client.closed) await client.close();
      unlock();
    },
  };
}

const rethrow = (error: unknown): never => {
  throw asDatabaseAway(error);
};
