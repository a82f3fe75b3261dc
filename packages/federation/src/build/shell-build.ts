import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { type BaseOptions, BUILD_FOLDER, baseConfig } from './base-config';
import { EagerPlugin } from './eager-plugin';
import { BUNDLER_RUNTIME } from './federation-runtime-paths';
import { packageOf, resourceOf } from './host-provided-plugin';
import { PagePlugin } from './page/page-plugin';
import { DEVELOPMENT_MODULES, hostShared, installedModules, SHARED_MODULES, type SharedModule } from './shared';

/** Name of the Trusted Types policy under which the shell loads its own chunks. */
export const SHELL_POLICY = 'waymark-shell';

/** What a build of the shell needs to know. */
export interface ShellBuildOptions extends Omit<BaseOptions, 'name'> {
  readonly outputFolder: string;
  readonly shared?: readonly SharedModule[];
  /** Folder of the ui package, whose tokens and font become the page's style sheet; none leaves it out. */
  readonly uiFolder?: string | undefined;
}

/** The build of the shell: everything of the first screen in two scripts, shared modules offered, no remote known. */
export function shellConfig(options: ShellBuildOptions): webpack.Configuration {
  const { root, mode } = options;
  const development = mode === 'development';
  const modules = installedModules(
    root,
    options.shared ?? [...SHARED_MODULES, ...(development ? DEVELOPMENT_MODULES : [])],
  );
  const page = pageConfig({ ...options, name: 'shell' });
  return {
    ...page,
    entry: { main: [shelf(modules), path.join(root, 'src/main.tsx')] },
    resolve: {
      ...page.resolve,
      alias: { '@waymark/bundler-runtime': BUNDLER_RUNTIME },
    },
    plugins: [
      ...(page.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'waymark_shell',
        shared: hostShared(root, modules),
        shareStrategy: 'loaded-first',
        runtimePlugins: [path.join(BUILD_FOLDER, 'browser/provide-runtime.mjs')],
        manifest: false,
        dts: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]SnapshotHandler\.js$/,
        path.join(BUILD_FOLDER, 'browser/no-snapshots.mjs'),
      ),
      new EagerPlugin(modules.filter((module) => !module.eager).map(({ key }) => key)),
    ],
  };
}

/** What the shell and the monolith have in common: one page, its scripts and style sheet. */
export function pageConfig(options: ShellBuildOptions & { readonly name: string }): webpack.Configuration {
  const development = options.mode === 'development';
  const base = baseConfig(options);
  return {
    ...base,
    output: {
      path: options.outputFolder,
      clean: !development,
      filename: development ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      chunkFilename: development ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: options.name,
      publicPath: '/',
      crossOriginLoading: 'anonymous',
      strictModuleErrorHandling: true,
      trustedTypes: { policyName: SHELL_POLICY, onPolicyCreationFailure: 'continue' },
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          vendor: { test: isVendor, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [new PagePlugin({ root: options.root, uiFolder: options.uiFolder })],
  };
}

/** Libraries and facades belong into the one vendor script; a facade alone would be a script of 200 bytes. */
function isVendor(module: webpack.Module): boolean {
  const resource = resourceOf(module) ?? '';
  return packageOf(resource) !== undefined || /[\\/]host-kit[\\/]src[\\/](router|query)\.ts$/.test(resource);
}

/** A shared module nobody in the shell imports would not be offered at all; so each is named once here. */
function shelf(modules: readonly SharedModule[]): string {
  const lines = modules.map(({ key, eager }, place) => {
    const name = JSON.stringify(key);
    return eager ? `import ${name};` : `export const later${place} = () => import(${name});`;
  });
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
}
