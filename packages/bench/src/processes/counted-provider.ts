import { startProvider } from '@waymark/provider';
import { openDatabase } from '@waymark/provider/testing';
import { fillGrown } from './grown';

/** A provider with large games that reports its number of statements on request. */
const { WAYMARK_DATA: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
let statements = 0;
const database = await openDatabase(dataDir, databaseUrl || undefined, () => {
  statements += 1;
});
const grown = await fillGrown(database);
const provider = await startProvider({ port: 0, dataDir, database, callsPerMinute: 0 });
process.on('message', (message) => {
  if (message === 'statements') process.send?.({ statements });
});
process.on('SIGTERM', () => void provider.close().finally(() => process.exit(0)));
process.send?.({ origin: provider.origin, grown });
