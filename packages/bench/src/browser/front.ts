import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { Handler } from '@waymark/launch';
import type { Certificate } from './certificate';

/** A server that browsers reach over HTTP/2. */
export interface Front {
  close(): Promise<void>;
}

/** Where a front with this port is reached. */
export const frontOrigin = (port: number): string => `https://127.0.0.1:${port}`;

/** Puts HTTP/2 over TLS in front of a handler, as hosts in production do. */
export async function openFront(certificate: Certificate, port: number, handler: Handler): Promise<Front> {
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => session.destroy());
  });
  // Pages that are closed while they load end their connections in the middle of an answer.
  server.on('sessionError', () => undefined);
  server.on('request', (request, response) => {
    // Node's compatibility layer: the same methods, over HTTP/2.
    const [asked, answer] = [request as unknown as IncomingMessage, response as unknown as ServerResponse];
    handler(asked, answer).catch(() => {
      if (response.headersSent) response.stream?.destroy();
      else response.writeHead(500).end();
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
        for (const session of sessions) session.destroy();
      }),
  };
}
