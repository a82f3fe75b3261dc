import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import type { Handler } from '@waymark/launch';
import type { Certificate } from './certificate';

/** An HTTP/2 server. */
export interface Front {
  close(): Promise<void>;
}

/** The origin of a front on this port. */
export const frontOrigin = (port: number): string => `https://127.0.0.1:${port}`;

/** Serves a handler over HTTP/2 and TLS, like production hosts; over HTTP/1.1 to older callers. */
export async function openFront(certificate: Certificate, port: number, handler: Handler): Promise<Front> {
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert, allowHTTP1: true });
  const sockets = new Set<TLSSocket>();
  server.on('secureConnection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('session', (session) => session.on('error', () => session.destroy()));
  // Pages closed while loading drop connections in the middle of a response.
  server.on('sessionError', () => undefined);
  server.on('request', (request, response) => {
    // Node's HTTP/2 compatibility API has the same methods.
    const [incoming, answer] = [request as unknown as IncomingMessage, response as unknown as ServerResponse];
    handler(incoming, answer).catch(() => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
