import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentSecurityPolicy, contentTypeOf, readPath, readSettings } from '@waymark/launch';

/** A shell and a remote, each on its own origin. */
export interface PairServers {
  readonly shell: string;
  readonly remote: string;
  close(): Promise<void>;
}

/** Serves a shell's page with the builder's content security policy, and the files of one release. */
export async function servePair(shellFolder: string, remoteFolder: string, servedAt: string): Promise<PairServers> {
  const remote = await serve(
    (path) => path.startsWith(`${servedAt}/`) && join(remoteFolder, path.slice(servedAt.length)),
    {
      'Access-Control-Allow-Origin': '*',
    },
  );
  const { page } = readSettings({}, shellFolder);
  const shell = await serve((path) => join(shellFolder, path === '/' ? 'index.html' : path), {
    'Content-Security-Policy': contentSecurityPolicy(page, { remoteOrigins: [remote.origin] }),
  });
  return {
    shell: shell.origin,
    remote: remote.origin,
    close: async () => {
      await Promise.all([shell.close(), remote.close()]);
    },
  };
}

async function serve(fileOf: (path: string) => string | false, headers: Readonly<Record<string, string>>) {
  const server = createServer((request, response) => {
    const path = readPath(request.url);
    const file = path !== undefined && fileOf(path);
    const content = file ? readFile(file) : Promise.reject(new Error('Not found'));
    content.then(
      (bytes) => response.writeHead(200, { ...headers, 'Content-Type': contentTypeOf(file || '') }).end(bytes),
      () => response.writeHead(404, headers).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => close(server),
  };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
