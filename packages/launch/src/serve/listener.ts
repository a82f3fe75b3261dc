import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { PlainFailure } from '../plain-failure';
import { portTaken } from '../settings/free-ports';

/** A server that listens on a port. */
export interface Listener {
  readonly port: number;
  close(): Promise<void>;
}

/** Answers a request; thrown errors become a plain 500. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Listens at an address of this machine; for `localhost` on both loopback addresses, because it may mean either.
 * @throws {PlainFailure} if the port is taken
 */
export async function listen(port: number, what: string, handler: Handler, host = 'localhost'): Promise<Listener> {
  const answer: RequestListener = (request, response) => {
    handler(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error');
    });
  };
  if (host !== 'localhost') {
    const only = await open(createServer(answer), port, host, what);
    return { port, close: () => close(only) };
  }
  const first = await open(createServer(answer), port, '127.0.0.1', what);
  const second = await open(createServer(answer), port, '::1', what).catch(async (error: unknown) => {
    if (error instanceof PlainFailure) {
      await close(first);
      throw error;
    }
    return undefined;
  });
  return {
    port,
    close: async () => {
      await Promise.all([close(first), second && close(second)]);
    },
  };
}

function open(server: Server, port: number, host: string, what: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(listenFailure(error, port, what));
    });
    server.listen({ port, host }, () => resolve(server));
  });
}

function listenFailure(error: NodeJS.ErrnoException, port: number, what: string): Error {
  if (error.code === 'EADDRINUSE') return new PlainFailure(portTaken(port, what));
  if (error.code === 'EACCES')
    return new PlainFailure(`Port ${port}, needed for ${what}, may not be used by this user.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new PlainFailure('WAYMARK_LISTEN names no address of this machine.');
  return error;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
