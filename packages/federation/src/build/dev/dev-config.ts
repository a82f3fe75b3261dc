import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { BUILD_FOLDER } from '../base-config';
import { remoteConfig } from '../remote-build';
import type { RemoteSource } from '../remote-source';
import { shellConfig } from '../shell-build';

const REFRESH_FILES = /refresh-(shim|host)/;
const refresh = () => new ReactRefreshPlugin({ exclude: [/node_modules/, REFRESH_FILES], overlay: false });

/** What is worked on: the shell, or one remote. */
export type DevTarget =
  | { readonly kind: 'shell'; readonly root: string; readonly uiFolder?: string | undefined }
  | { readonly kind: 'remote'; readonly source: RemoteSource };

/** A build that is kept up to date while somebody works on it, with one refresh runtime for the whole page. */
export function devConfig(target: DevTarget): webpack.Configuration {
  const mode = 'development';
  if (target.kind === 'remote') {
    const { source } = target;
    const config = remoteConfig({ ...source, mode, hot: true, outputFolder: path.join(source.root, 'dist/dev') });
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
  const config = shellConfig({ ...target, mode, hot: true, outputFolder: path.join(target.root, 'dist/dev') });
  const { main } = config.entry as { main: string[] };
  return {
    ...config,
    entry: { main: [path.join(BUILD_FOLDER, 'browser/refresh-host.mjs'), ...main] },
    plugins: [...(config.plugins ?? []), refresh()],
  };
}
