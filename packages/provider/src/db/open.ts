import type { Database } from './database';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/** Opens PostgreSQL where an address is given, else the embedded database in the data folder. */
export function openDatabase(dataDir: string, databaseUrl: string | undefined): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(dataDir);
}
