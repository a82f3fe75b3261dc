import { createServer } from 'node:net';

/** A program that would live for ever: it listens, and says where. */
const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`port ${address.port} process ${process.pid}`);
});
