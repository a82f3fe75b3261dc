import type { Services } from '../server/services';
import { exportKey } from './export-file';
import { endExports, listKept } from './repo';

const DAY = 86_400_000;
const AT_ONCE = 200;

/** Removes expired exports, and files of no export, left by deleted games and killed processes. */
export async function cleanUpExports({
  database,
  storage,
  now,
}: Pick<Services, 'database' | 'storage' | 'now'>): Promise<void> {
  for (const file of await endExports(database.db, now())) await storage.remove(exportKey(file));
  const strayBefore = new Date(now().getTime() - DAY);
  let batch: string[] = [];
  const settle = async () => {
    const kept = await listKept(database.db, batch);
    for (const file of batch) if (!kept.has(file)) await storage.remove(exportKey(file));
    batch = [];
  };
  for await (const { key, changed } of storage.list(exportKey(''))) {
    if (changed >= strayBefore) continue;
    batch.push(key.slice(exportKey('').length));
    if (batch.length >= AT_ONCE) await settle();
  }
  await settle();
}
