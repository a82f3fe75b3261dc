import { once } from 'node:events';
import { startProvider } from '@waymark/provider';
import { LIVE_CHANNEL } from '@waymark/provider/testing';
import { WebSocketServer } from 'ws';

/**
 * A provider and, in the same process, a bare ws server that listens to the same channel and sends fixed bytes to all
 * its sockets. Messages sent to the bare server are broadcast too: fan-out without a write.
 */
const { WAYMARK_DATA: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
const provider = await startProvider({ port: 0, dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
const bare = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
await once(bare, 'listening');

let text = '';
const toAll = () => {
  for (const socket of bare.clients) socket.send(text);
};
process.on('message', (message: { text?: string }) => {
  if (message.text !== undefined) text = message.text;
});
bare.on('connection', (socket) => socket.on('message', toAll));
await provider.database.listen(LIVE_CHANNEL, toAll);

const address = bare.address();
if (address && typeof address === 'object') {
  process.send?.({ origin: provider.origin, bare: `ws://127.0.0.1:${address.port}` });
}
process.on('SIGTERM', () => {
  bare.close();
  for (const socket of bare.clients) socket.terminate();
  void provider.close().finally(() => process.exit(0));
});
