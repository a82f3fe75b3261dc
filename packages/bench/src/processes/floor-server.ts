import type { Server, ServerResponse } from 'node:http';

/** Sends a JSON text with the provider's headers. */
export function sendJsonText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** Listens on a free port, sends it to the parent process, and ends with the database on SIGTERM. */
export function listenForParent(server: Server, database: { close(): Promise<void> }): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address && typeof address === 'object') process.send?.({ port: address.port });
  });
  process.on('SIGTERM', () => {
    server.close();
    server.closeAllConnections();
    void database.close().finally(() => process.exit(0));
  });
}
