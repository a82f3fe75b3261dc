import type { Database } from './db/database';
import { whiteLabels } from './db/schema';
import type { Storage } from './storage/storage';

/** Fills a database in which nobody has begun yet with the demo data. */
export async function seedWhenEmpty(database: Database, storage: Storage): Promise<void> {
  const [any] = await database.db.select({ id: whiteLabels.id }).from(whiteLabels).limit(1);
  if (any) return;
  const { seedDemo } = await import('./demo/seed');
  await seedDemo(database, storage);
}
