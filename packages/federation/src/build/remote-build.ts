import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteManifest } from '@waymark/contract';
import webpack from 'webpack';
import { RUNTIME_GLOBAL } from '../loader/runtime-global';
import { type BaseOptions, baseConfig } from './base-config';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin';
import { CommonCodePlugin } from './common-code-plugin';
import { FacadePlugin } from './facade-plugin';
import { FlowchartOnlyPlugin } from './flowchart-only-plugin';
import { HostProvidedPlugin } from './host-provided-plugin';
import { LaterPlugin } from './later-plugin';
import { MergeEntryPlugin } from './merge-entry-plugin';
import { DEVELOPMENT_MODULES, installedModules, remoteShared, SHARED_MODULES, type SharedModule } from './shared';

/** Name of the entry script of every release. */
export const ENTRY_FILE = 'remoteEntry.js';
/** Name of the Trusted Types policy under which remotes load their own chunks. */
export const REMOTE_POLICY = 'waymark-remote';

const EXPOSED_CHUNK = 'remote';

/** Options of a remote's build. */
export interface RemoteBuildOptions extends Omit<BaseOptions, 'name'> {
  /** Id of the remote, such as `mf-games`. */
  readonly id: string;
  readonly version: string;
  /** Names the screens; without it none share code with the entry. */
  readonly manifest?: Pick<RemoteManifest, 'routes'>;
  /** Output folder. */
  readonly outputFolder: string;
  readonly shared?: readonly SharedModule[];
  /** Version ranges of shared packages, where they differ from the installed version. */
  readonly sharedRanges?: Readonly<Record<string, string>> | undefined;
  /** Puts the exposed module into the entry script; true by default. */
  readonly mergeEntry?: boolean;
  /** Identifiers that the build replaces by texts. */
  readonly define?: Readonly<Record<string, string>>;
}

/** The name of a release's container: unique on the page, or releases would mix up their chunks. */
export const containerName = (id: string, version: string): string => `${id}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');

/** The build of one release of a remote. */
export function remoteConfig(options: RemoteBuildOptions): webpack.Configuration {
  const { id, version, root, mode } = options;
  const container = containerName(id, version);
  const development = mode === 'development';
  const base = baseConfig({ ...options, name: id });
  const modules = options.shared ?? [...SHARED_MODULES, ...(options.hot ? DEVELOPMENT_MODULES : [])];
  return {
    ...base,
    entry: {},
    output: {
      path: options.outputFolder,
      clean: !development,
      filename: '[name].[contenthash:8].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: container,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      strictModuleErrorHandling: true,
      trustedTypes: { policyName: REMOTE_POLICY, onPolicyCreationFailure: 'continue' },
    },
    externals: [
      ({ request }, done) => {
        if (request && /[\\/]webpack-bundler-runtime[\\/]/.test(request)) done(undefined, `global ${RUNTIME_GLOBAL}`);
        else done();
      },
    ],
    optimization: {
      ...base.optimization,
      // The exposed module stays in one script; of lazy code only parts shared by several screens are split off.
      // Small scripts each cost a request and compress badly: libraries stay with their screen, and a screen is its own
      // script and two shared ones at most.
      splitChunks: {
        chunks: ({ name }) => name !== EXPOSED_CHUNK && name !== container,
        minSize: 20_000,
        maxAsyncRequests: 2,
        cacheGroups: { defaultVendors: false },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: ENTRY_FILE,
        exposes: { './remote': { import: path.join(root, 'src/remote.ts'), name: EXPOSED_CHUNK } },
        shared: remoteShared(root, installedModules(root, modules), options.sharedRanges),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new FacadePlugin(root, modules),
      new FlowchartOnlyPlugin(),
      new LaterPlugin(),
      new CommonCodePlugin(screensOf(options.manifest), EXPOSED_CHUNK),
      new HostProvidedPlugin(),
      new webpack.DefinePlugin(
        Object.fromEntries(Object.entries(options.define ?? {}).map(([name, text]) => [name, JSON.stringify(text)])),
      ),
      // In development, scripts change under an open page.
      ...(development ? [] : [new ChunkIntegrityPlugin(ENTRY_FILE)]),
      ...(development || options.mergeEntry === false ? [] : [new MergeEntryPlugin(ENTRY_FILE, EXPOSED_CHUNK)]),
    ],
  };
}

const screensOf = (manifest: RemoteBuildOptions['manifest']): readonly string[] => [
  ...new Set(manifest?.routes.flatMap(({ screen }) => screen ?? [])),
];
