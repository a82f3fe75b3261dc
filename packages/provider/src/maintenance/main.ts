import { readSettings } from '../settings';
import { orderMaintenance } from './order';

/** Errors whose message tells operators what to fix. */
const OPERATORS_OWN = new Set([
  'OrderFailed',
  'DataFolderLocked',
  'DataFolderUnwritable',
  'DatabaseUnreachable',
  'SettingsFault',
]);

const [word = ''] = process.argv.slice(2);
try {
  if (word !== 'on' && word !== 'off') {
    console.error('maintenance on|off');
    process.exitCode = 2;
  } else {
    await orderMaintenance(readSettings(process.env), word === 'on');
    console.log(`Maintenance is ${word}.`);
  }
} catch (error) {
  console.error(error instanceof Error && OPERATORS_OWN.has(error.name) ? error.message : error);
  process.exitCode = 1;
}
