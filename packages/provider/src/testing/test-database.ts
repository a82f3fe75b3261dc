import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, OnStatement } from '../db/database';
import { MIGRATIONS } from '../db/migrations-folder';
import { openPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { forbidConcurrentQueries } from './one-at-a-time';
import { urlOf, withAdmin } from './test-server';

const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url));
const TEMPLATE_LOCK = 5_120_384;

/** Address of the PostgreSQL server for tests; undefined for the embedded database. */
export const testServerUrl = (): string | undefined => process.env.WAYMARK_TEST_DATABASE_URL || undefined;

/**
 * A fresh database with all tables and no rows, on the engine under test. Deleted when it is closed.
 * @param onStatement called for every statement
 */
export async function openTestDatabase(onStatement?: OnStatement): Promise<Database> {
  return forbidConcurrentQueries(await openEngine(onStatement));
}

async function openEngine(onStatement?: OnStatement): Promise<Database> {
  const server = testServerUrl();
  if (!server) return openPglite(undefined, new Blob([await migratedImage()]), onStatement);
  const { url, drop } = await createTestDatabase(server);
  const database = await openPostgres(url, 4, onStatement);
  return Object.defineProperty(database, 'close', {
    value: closing(database.close.bind(database), drop),
  });
}

const closing = (close: () => Promise<void>, drop: () => Promise<void>) => async () => {
  await close();
  await drop();
};

/** A fresh database of a server, for processes that open it themselves. */
export async function createTestDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `waymark_template_${migrationsMark()}`;
  const name = `waymark_test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(server, async (admin) => {
    // Serialised, because a template can't be copied while it has connections.
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      await admin.query(`create database ${template}`);
      const migrated = await openPostgres(urlOf(server, template), 1);
      await migrated.close();
    }
    await admin.query(`create database ${name} template ${template}`);
  });
  return {
    url: urlOf(server, name),
    drop: () => withAdmin(server, async (admin) => admin.query(`drop database ${name} with (force)`)),
  };
}

/** A packed data folder of the embedded database with all tables, because creating one takes seconds. */
export async function migratedImage(): Promise<Buffer<ArrayBuffer>> {
  const file = join(CACHE, `pglite-${migrationsMark()}.tar`);
  if (!existsSync(file)) {
    const fresh = await PGlite.create();
    await migrate(drizzle(fresh), { migrationsFolder: MIGRATIONS });
    const image = await fresh.dumpDataDir('none');
    await fresh.close();
    mkdirSync(CACHE, { recursive: true });
    const beside = `${file}.${process.pid}`;
    writeFileSync(beside, Buffer.from(await image.arrayBuffer()));
    renameSync(beside, file);
  }
  return Buffer.from(readFileSync(file));
}

/** Changes with every migration. */
function migrationsMark(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))) {
    hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
