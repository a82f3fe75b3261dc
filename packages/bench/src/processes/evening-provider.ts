import { once } from 'node:events';
import { startProvider } from '@waymark/provider';
import { LIVE_CHANNEL, openDatabase } from '@waymark/provider/testing';
import { WebSocketServer } from 'ws';
import { type EveningSize, fillEvening } from './evening';

/**
 * A provider during an evening and, in the same process, a bare ws server that forwards messages of the same channel.
 */
const { WAYMARK_DATA: dataDir = '', DATABASE_URL: databaseUrl, WAYMARK_EVENING = '' } = process.env;
const database = await openDatabase(dataDir, databaseUrl || undefined);
const evening = await fillEvening(database, JSON.parse(WAYMARK_EVENING) as EveningSize);
const provider = await startProvider({ port: 0, dataDir, database, callsPerMinute: 0, callsAtOnce: 0 });
const bare = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
await once(bare, 'listening');
await provider.database.listen(LIVE_CHANNEL, (payload) => {
  for (const socket of bare.clients) socket.send(payload);
});

const address = bare.address();
if (address && typeof address === 'object') {
  process.send?.({ origin: provider.origin, bare: `ws://127.0.0.1:${address.port}`, evening });
}
process.on('SIGTERM', () => {
  bare.close();
  for (const socket of bare.clients) socket.terminate();
  void provider.close().finally(() => process.exit(0));
});
