import type { Database, Storage } from '@waymark/provider/data';
import { whiteLabels } from '@waymark/provider/schema';
import { keepDemoFresh } from './fresh/keep-fresh';
import { seedDemo } from './seed';

/** Fills an empty database with the demo data; moves old games forward in one that already has it. */
export async function seedWhenEmpty(database: Database, storage: Storage): Promise<void> {
  if (!(await isEmpty(database))) {
    await keepDemoFresh(database, new Date());
    return;
  }
  try {
    await seedDemo(database, storage);
  } catch (error) {
    // Another node that started at the same time was faster; its data is the same.
    if (await isEmpty(database)) throw error;
  }
}

async function isEmpty(database: Database): Promise<boolean> {
  const rows = await database.db.select({ id: whiteLabels.id }).from(whiteLabels).limit(1);
  return rows.length === 0;
}
