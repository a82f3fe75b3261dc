import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/database';
import { openPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { createTestDatabase, migratedImage, testServerUrl } from './test-database';

/** Data that survives its process. */
export interface TestData {
  /** Settings for a provider process. */
  readonly env: Readonly<Record<string, string>>;
  /** Opens the data in this process; the embedded database allows only one. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/** Creates data with all tables and no rows, on the engine under test. */
export async function makeTestData(): Promise<TestData> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-data-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const server = testServerUrl();
  if (server) {
    const { url, drop } = await createTestDatabase(server);
    return {
      env: { WAYMARK_DATA: folder, DATABASE_URL: url },
      open: () => openPostgres(url, 2),
      remove: async () => {
        await drop();
        await removeFolder();
      },
    };
  }
  const first = await openPglite(folder, new Blob([await migratedImage()]));
  await first.close();
  return { env: { WAYMARK_DATA: folder, DATABASE_URL: '' }, open: () => openPglite(folder), remove: removeFolder };
}
