import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { BUILD_FOLDER, REPOSITORY } from '../base-config';
import { remoteConfig } from '../remote-build';
import type { RemoteSource } from '../remote-source';
import { shellConfig } from '../shell-build';

const REFRESH_FILES = /refresh-(shim|host)/;
const refresh = () => new ReactRefreshPlugin({ exclude: [/node_modules/, REFRESH_FILES], overlay: false });

/** A page that hosts remotes: the shell, or a similar one. */
export interface DevPage {
  readonly kind: 'page';
  /** Folder of the package, whose `src/main.tsx` is the first script. */
  readonly root: string;
  readonly uiFolder?: string | undefined;
  /** Separates its build from other pages'; `shell` by default. */
  readonly name?: string | undefined;
  /** Modules that the page imports by an alias, with their files for this run. */
  readonly alias?: Readonly<Record<string, string>> | undefined;
}

/** One remote. */
export interface DevRemote {
  readonly kind: 'remote';
  readonly source: RemoteSource;
  /** Its host is a development page, whose refresh runtime lets edits keep state; otherwise edits reload the page. */
  readonly hot: boolean;
}

/** A continuous development build, with one refresh runtime for the whole page. */
export function devConfig(target: DevPage | DevRemote): webpack.Configuration {
  const { root } = target.kind === 'remote' ? target.source : target;
  // A temporary checkout leaves no cache behind.
  const stays = [REPOSITORY, path.join(REPOSITORY, 'packages')].includes(path.dirname(root));
  const shared = { mode: 'development', cacheFolder: stays ? path.join(REPOSITORY, '.cache') : undefined } as const;
  if (target.kind === 'remote') {
    const { source, hot } = target;
    const outputFolder = path.join(source.root, 'dist/dev');
    const config = remoteConfig({ ...shared, ...source, version: devVersion(source), hot, outputFolder });
    if (!hot) return config;
    const shim = path.join(BUILD_FOLDER, 'browser/refresh-shim.cjs');
    return {
      ...config,
      plugins: [
        ...(config.plugins ?? []),
        new webpack.NormalModuleReplacementPlugin(
          /^react-refresh\/runtime(\.js)?$|[\\/]react-refresh[\\/]runtime\.js$/,
          shim,
        ),
        refresh(),
      ],
    };
  }
  const { alias = {}, ...page } = target;
  const config = shellConfig({ ...shared, ...page, hot: true, outputFolder: path.join(target.root, 'dist/dev') });
  const { main } = config.entry as { main: string[] };
  return {
    ...config,
    entry: { main: [path.join(BUILD_FOLDER, 'browser/refresh-host.mjs'), ...main] },
    plugins: [
      ...(config.plugins ?? []),
      refresh(),
      // Not as aliases, which a cache would keep from an earlier run.
      ...Object.entries(alias).map(
        ([module, file]) => new webpack.NormalModuleReplacementPlugin(new RegExp(`^${module}$`), file),
      ),
    ],
  };
}

/** The working tree is not a release, so its container name must be unique. */
export const devVersion = ({ version }: Pick<RemoteSource, 'version'>): string => `${version}-local`;
