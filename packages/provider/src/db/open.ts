import type { DataFolderLost } from './data-lock';
import type { Database, OnStatement } from './database';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/**
 * Opens PostgreSQL where an address is given, else the embedded database in the data folder.
 * @param onStatement told of every statement, for who counts them
 * @param onLost told when another process took over the data folder
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
