import { resolve } from 'node:path';
import { buildAll } from './build-all';
import { runCommand } from './command';
import { buildProduction } from './production/build-production';
import { ROOT } from './root';

/** `npm run build:production [folder]`: everything a server needs, in one folder that runs on plain Node. */
await runCommand(async () => {
  const folder = resolve(process.argv[2] ?? `${ROOT}/dist/production`);
  await buildAll((line) => console.log(line));
  await buildProduction(folder);
  console.log(`Ready to be copied: ${folder}`);
  return 0;
});
