import { createServer } from 'node:net';

/** A program that would run forever: it listens, and prints its port. */
const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`port ${address.port} process ${process.pid}`);
});
