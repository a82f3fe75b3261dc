import type { Database } from './database';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/**
 * Opens PostgreSQL where an address is given, else the embedded database in the data folder.
 * @param onStatement told of every statement, for who counts them
 */
export function openDatabase(
  dataDir: string,
  databaseUrl: string | undefined,
  onStatement?: () => void,
): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, undefined, onStatement) : openPglite(dataDir, undefined, onStatement);
}
