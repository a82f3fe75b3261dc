import type { DataFolderLost } from './data-lock';
import type { Database, OnStatement } from './database';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/**
 * Opens PostgreSQL if an address is given, otherwise the embedded database in the data folder.
 * @param onStatement called for every statement
 * @param onLost called when another process has taken over the data folder
 */
export function openDatabase(
  dataDir: string,
  databaseUrl: string | undefined,
  onStatement?: OnStatement,
  onLost?: (lost: DataFolderLost) => void,
): Promise<Database> {
  return databaseUrl
    ? openPostgres(databaseUrl, undefined, onStatement)
    : openPglite(dataDir, undefined, onStatement, onLost ? { onLost } : {});
}
