/** @also-embedded Only the embedded database runs on the event loop. */
import { sql } from 'drizzle-orm';
import { migratedImage } from '../testing/test-database';
import { openPglite } from './pglite';

it('lets other work run between consecutive statements', async () => {
  const database = await openPglite(undefined, new Blob([await migratedImage()]));
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await database.tx(async (tx) => {
    for (let n = 0; n < 100; n += 1) await tx.execute(sql`select count(*) from generate_series(1, 20000)`);
  });
  clearInterval(timer);
  await database.close();
  expect(turns).toBeGreaterThan(0);
});
