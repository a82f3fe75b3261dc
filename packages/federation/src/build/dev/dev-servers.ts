import path from 'node:path';
import { RELEASE_FILE, type Registry, type RegistryEntry } from '@waymark/contract';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { REPOSITORY } from '../base-config';
import { makeRelease } from '../release/release-file';
import { ENTRY_FILE } from '../remote-build';
import { type RemoteSource, readRemoteSource } from '../remote-source';
import { type DevPage, devConfig, devVersion } from './dev-config';

/** The page that shows remotes. */
export interface DevPageOptions extends Omit<DevPage, 'kind' | 'root'> {
  readonly port: number;
  /** Folder of the package; the shell's by default. */
  readonly root?: string;
  /** Renders the page of a request from the built document: adds configuration and registry as data blocks. */
  readonly renderPage: (parts: {
    readonly template: string;
    readonly registry: Registry;
    readonly path: string;
  }) => string;
  /** Additional JSON responses of the page's server, by path. */
  readonly answer?: (path: string) => Promise<unknown> | undefined;
}

/** What is served during development. */
export interface DevServersOptions {
  /** Without one, remotes are served for a page elsewhere. */
  readonly page?: DevPageOptions;
  readonly remotes: readonly { readonly id: string; readonly port: number; readonly root?: string }[];
  /** Whether edits of a remote keep the page's state; true by default, which requires a development page. */
  readonly hot?: boolean;
}

/** Servers that rebuild on every change. */
export interface DevServers {
  readonly registry: Registry;
  close(): Promise<void>;
}

/** Pages of other origins, even on the internet, may load what this machine serves its developer. */
const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Private-Network': 'true' };

/** Starts a server for each remote and one for the page; edits show in the page. */
export async function startDevServers({ page, hot = true, ...options }: DevServersOptions): Promise<DevServers> {
  const remotes = await Promise.all(
    options.remotes.map(async ({ id, port, root }) => ({ source: await readRemoteSource(id, root), port })),
  );
  const registry: Registry = { channel: 'dev', revision: 1, remotes: remotes.map(devEntry) };
  const servers = [
    ...remotes.map((remote) => remoteServer(remote, hot)),
    ...(page ? [pageServer(page, registry)] : []),
  ];
  try {
    await Promise.all(servers.map((server) => server.start()));
    await Promise.all(servers.map(firstBuild));
  } catch (error) {
    await Promise.allSettled(servers.map((server) => server.stop()));
    throw error;
  }
  return {
    registry,
    close: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

interface ServedRemote {
  readonly source: RemoteSource;
  readonly port: number;
}

/** Serves a remote's scripts and its release description. */
function remoteServer(remote: ServedRemote, hot: boolean): WebpackDevServer {
  const { source, port } = remote;
  return serve(webpack(devConfig({ kind: 'remote', source, hot })), {
    port,
    headers: ANY_ORIGIN,
    hot,
    liveReload: !hot,
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'release',
        path: `/${RELEASE_FILE}`,
        middleware: (_: unknown, response: Answer) => response.json(devEntry(remote).current),
      },
    ],
  });
}

interface Answer {
  type(name: string): void;
  send(text: string): void;
  json(data: unknown): void;
}

function pageServer(options: DevPageOptions, registry: Registry): WebpackDevServer {
  const { port, renderPage, answer, root = path.join(REPOSITORY, 'shell'), ...page } = options;
  const { uiFolder = path.join(REPOSITORY, 'packages/ui') } = page;
  const compiler = webpack(devConfig({ kind: 'page', ...page, root, uiFolder }));
  return serve(compiler, {
    port,
    // Without a directory listing, which would replace the page.
    static: { directory: path.join(root, 'public'), serveIndex: false },
    devMiddleware: { index: false },
    setupMiddlewares(middlewares, server) {
      middlewares.push({
        name: 'page',
        middleware(request: { path: string }, response: Answer) {
          const requests = answer?.(request.path);
          if (requests) {
            requests.then(
              (data) => response.json(data),
              () => response.json(null),
            );
            return;
          }
          server.middleware?.waitUntilValid(() => {
            const file = path.join(compiler?.outputPath ?? '', 'index.html');
            compiler?.outputFileSystem?.readFile(file, (_, content) => {
              response.type('html');
              response.send(renderPage({ template: content?.toString() ?? '', registry, path: request.path }));
            });
          });
        },
      });
      return middlewares;
    },
  });
}

function serve(compiler: webpack.Compiler | null, options: Configuration): WebpackDevServer {
  if (!compiler) throw new Error('webpack refused the configuration');
  return new WebpackDevServer(
    {
      host: 'localhost',
      allowedHosts: 'all',
      hot: true,
      static: false,
      setupExitSignals: false,
      client: {
        logging: 'warn',
        overlay: false,
        webSocketURL: { hostname: 'localhost', port: options.port, protocol: 'ws' },
      },
      ...options,
    },
    compiler,
  );
}

/** Callers need not wait for the first page. */
const firstBuild = (server: WebpackDevServer): Promise<void> =>
  new Promise((resolve) => {
    if (server.middleware) server.middleware.waitUntilValid(() => resolve());
    else resolve();
  });

function devEntry({ source, port }: ServedRemote): RegistryEntry {
  const entry = `http://localhost:${port}/${ENTRY_FILE}`;
  const { id, manifest } = source;
  return { id, current: makeRelease(manifest, { version: devVersion(source), entry, integrity: {}, preload: [] }) };
}
