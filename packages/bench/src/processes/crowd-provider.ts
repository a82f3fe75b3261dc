import { startProvider } from '@waymark/provider';
import { openDatabase } from '@waymark/provider/testing';

/**
 * A provider on a data folder or PostgreSQL that reports its number of statements, and sends mail to the given server.
 */
const {
  WAYMARK_DATA: dataDir = '',
  WAYMARK_POST_OFFICE: smtpUrl,
  WAYMARK_REEL_HEIGHT: reelHeight,
  DATABASE_URL: url,
} = process.env;
let statements = 0;
const database = await openDatabase(dataDir, url || undefined, () => {
  statements += 1;
});
const provider = await startProvider({
  port: 0,
  dataDir,
  database,
  callsPerMinute: 0,
  callsAtOnce: 0,
  ...(reelHeight ? { reelHeight: Number(reelHeight) } : {}),
  ...(smtpUrl ? { smtpUrl, mailSender: 'games@bench.test' } : {}),
});
process.on('message', (message) => {
  if (message === 'statements') process.send?.({ statements });
});
process.on('SIGTERM', () => void provider.close().finally(() => process.exit(0)));
process.send?.({ origin: provider.origin });
