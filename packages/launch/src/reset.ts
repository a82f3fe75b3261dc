import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder } from '@waymark/provider';
import { runCommand } from './command';
import { PlainFailure } from './plain-failure';
import { ROOT } from './root';
import { readSettings } from './settings/settings';

/** `npm run reset`: empties the data folder, so that the next start begins with fresh demo data. */
await runCommand(async () => {
  const { dataFolder, databaseUrl } = readSettings(process.env, ROOT);
  if (databaseUrl) {
    throw new PlainFailure(
      'DATABASE_URL names a PostgreSQL server; reset empties the data folder only. Unset it first.',
    );
  }
  if (!existsSync(dataFolder)) {
    console.log(`There is no data in ${dataFolder}.`);
    return 0;
  }
  const dataLock = await lockDataFolder(dataFolder).catch((error: unknown) => {
    throw new PlainFailure(error instanceof Error ? error.message : String(error));
  });
  try {
    const lock = 'waymark.lock';
    for (const name of await readdir(dataFolder)) {
      if (name !== lock) await rm(join(dataFolder, name), { recursive: true, force: true });
    }
  } finally {
    dataLock.release();
  }
  console.log(`The data in ${dataFolder} is gone; the next start begins again.`);
  return 0;
});
