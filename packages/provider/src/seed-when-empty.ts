import type { Database } from './db/database';
import { whiteLabels } from './db/schema';
import type { Storage } from './storage/storage';

/** Fills a database in which nobody has begun yet with the demo data; moves those of an earlier start forward. */
export async function seedWhenEmpty(database: Database, storage: Storage): Promise<void> {
  if (!(await isEmpty(database))) {
    const { keepDemoFresh } = await import('./demo/fresh/keep-fresh');
    await keepDemoFresh(database, new Date());
    return;
  }
  const { seedDemo } = await import('./demo/seed');
  try {
    await seedDemo(database, storage);
  } catch (error) {
    // Another node that started at the same time was quicker; its data are the same.
    if (await isEmpty(database)) throw error;
  }
}

async function isEmpty(database: Database): Promise<boolean> {
  const rows = await database.db.select({ id: whiteLabels.id }).from(whiteLabels).limit(1);
  return rows.length === 0;
}
