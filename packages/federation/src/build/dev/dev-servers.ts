import path from 'node:path';
import type { Registry } from '@waymark/contract';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { REPOSITORY } from '../base-config';
import { makeRelease } from '../release/release-file';
import { ENTRY_FILE } from '../remote-build';
import { type RemoteSource, readRemoteSource } from '../remote-source';
import { devConfig } from './dev-config';

/** What is served while somebody works on it. */
export interface DevServersOptions {
  readonly shell: { readonly port: number; readonly root?: string; readonly uiFolder?: string };
  readonly remotes: readonly { readonly id: string; readonly port: number; readonly root?: string }[];
  /** Makes the page of one request from the built document: adds configuration and registry as data blocks. */
  readonly renderPage: (parts: {
    readonly template: string;
    readonly registry: Registry;
    readonly path: string;
  }) => string;
}

/** Servers that rebuild on every change. */
export interface DevServers {
  readonly registry: Registry;
  close(): Promise<void>;
}

const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' };

/** Starts a server for the shell and one for each remote; an edit shows in the page and keeps its state. */
export async function startDevServers(options: DevServersOptions): Promise<DevServers> {
  const remotes = await Promise.all(
    options.remotes.map(async ({ id, port, root }) => ({ source: await readRemoteSource(id, root), port })),
  );
  const registry: Registry = { channel: 'dev', revision: 1, remotes: remotes.map(devEntry) };
  const servers = [
    ...remotes.map(({ source, port }) =>
      serve(webpack(devConfig({ kind: 'remote', source })), { port, headers: ANY_ORIGIN, liveReload: false }),
    ),
    shellServer(options, registry),
  ];
  try {
    await Promise.all(servers.map((server) => server.start()));
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

function shellServer({ shell, renderPage }: DevServersOptions, registry: Registry): WebpackDevServer {
  const root = shell.root ?? path.join(REPOSITORY, 'shell');
  const uiFolder = shell.uiFolder ?? path.join(REPOSITORY, 'packages/ui');
  const compiler = webpack(devConfig({ kind: 'shell', root, uiFolder }));
  return serve(compiler, {
    port: shell.port,
    static: { directory: path.join(root, 'public') },
    devMiddleware: { index: false },
    setupMiddlewares(middlewares, server) {
      middlewares.push({
        name: 'page',
        middleware(request: { path: string }, response: { type(name: string): void; send(text: string): void }) {
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

function devEntry({ source, port }: { source: RemoteSource; port: number }): Registry['remotes'][number] {
  const entry = `http://localhost:${port}/${ENTRY_FILE}`;
  const { id, version, manifest } = source;
  return { id, current: makeRelease(manifest, { version, entry, integrity: {}, preload: [] }) };
}
