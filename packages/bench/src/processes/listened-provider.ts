import { startProvider } from '@waymark/provider';
import { openDatabase } from '@waymark/provider/testing';
import type { SentStatement } from './mix-floor';

/** A provider that reports the statements it sent since the last request. */
const { WAYMARK_DATA: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
let sent: SentStatement[] = [];
const database = await openDatabase(dataDir, databaseUrl || undefined, (text, params) => {
  sent.push({ text, params });
});
const provider = await startProvider({ port: 0, dataDir, database, callsPerMinute: 0 });
process.on('message', (message) => {
  if (message !== 'statements') return;
  process.send?.({ statements: sent });
  sent = [];
});
process.on('SIGTERM', () => void provider.close().finally(() => process.exit(0)));
process.send?.({ origin: provider.origin });
