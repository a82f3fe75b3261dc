import { browserPort } from '@waymark/federation/ports';
import { orderMaintenance } from '@waymark/provider';
import { runCommand } from './command';
import { PlainFailure } from './plain-failure';
import { ROOT } from './root';
import { readSettings } from './settings/settings';

/** `npm run maintenance on|off`: switches maintenance on or off, whether or not the provider runs. */
await runCommand(async () => {
  const [word = ''] = process.argv.slice(2);
  if (word !== 'on' && word !== 'off') throw new PlainFailure('Say which: maintenance on or maintenance off.');
  const { dataFolder, databaseUrl, ports, startsProvider } = readSettings(process.env, ROOT);
  if (!startsProvider) throw new PlainFailure('The provider runs elsewhere: run this command there.');
  const options = {
    port: browserPort(ports.provider),
    dataDir: dataFolder,
    databaseUrl,
    secret: process.env.WAYMARK_SECRET,
  };
  try {
    await orderMaintenance(options, word === 'on');
  } catch (error) {
    throw error instanceof Error ? new PlainFailure(error.message) : error;
  }
  console.log(`Maintenance is ${word}.`);
  return 0;
});
