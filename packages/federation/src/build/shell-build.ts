import path from 'node:path';
import type webpack from 'webpack';
import { type BaseOptions, baseConfig } from './base-config';
import { packageOf, resourceOf } from './host-provided-plugin';
import { HostSharedPlugin } from './host-shared-plugin';
import { LaterPlugin } from './later-plugin';
import { PagePlugin } from './page/page-plugin';
import { DEVELOPMENT_MODULES, installedModules, SHARED_MODULES, type SharedModule } from './shared';

/** Name of the Trusted Types policy under which the shell loads its own chunks. */
export const SHELL_POLICY = 'waymark-shell';

const ARIA_PACKAGES =
  /^(react-aria(-components)?|react-stately|@react-aria\/.*|@react-stately\/.*|@internationalized\/(number|string))$/;

/** Options of the shell's build. */
export interface ShellBuildOptions extends Omit<BaseOptions, 'name'> {
  /** Separates builds in the cache; `shell` by default. */
  readonly name?: string | undefined;
  readonly outputFolder: string;
  readonly shared?: readonly SharedModule[];
  /** The page's first script; the shell's `src/main.tsx` by default. */
  readonly entry?: string;
  /** Folder of the ui package, whose tokens and font become the page's style sheet; omitted if undefined. */
  readonly uiFolder?: string | undefined;
}

/** The shell's build: the first screen in two scripts, the builder loaded later, and no knowledge of remotes. */
export function shellConfig(options: ShellBuildOptions): webpack.Configuration {
  const { root, name = 'shell' } = options;
  const modules = installedModules(
    root,
    options.shared ?? [...SHARED_MODULES, ...(options.hot ? DEVELOPMENT_MODULES : [])],
  );
  const page = pageConfig({ ...options, name });
  return {
    ...page,
    plugins: [...(page.plugins ?? []), new HostSharedPlugin(root, modules)],
  };
}

/** Shared by the shell and the monolith: one page with its scripts and style sheet. */
export function pageConfig(options: ShellBuildOptions & { readonly name: string }): webpack.Configuration {
  const development = options.mode === 'development';
  const base = baseConfig(options);
  return {
    ...base,
    entry: { main: [options.entry ?? path.join(options.root, 'src/main.tsx')] },
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
          // One script for everything that uses React Aria; otherwise each menu and dialog would bundle its own copy.
          aria: { test: isAria, name: 'aria', chunks: 'async', enforce: true },
          // Also used by screens without React Aria.
          dates: { test: isDates, name: 'dates', chunks: 'async', enforce: true },
          vendor: { test: isVendor, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new LaterPlugin(),
      new PagePlugin({ root: options.root, uiFolder: options.uiFolder }),
    ],
  };
}

/** What React Aria depends on. */
export function isAria(module: webpack.Module): boolean {
  const resource = resourceOf(module) ?? '';
  return ARIA_PACKAGES.test(packageOf(resource) ?? '') || /[\\/]ui[\\/]src[\\/]aria\.ts$/.test(resource);
}

/** Dates and times in a zone. */
export const isDates = (module: webpack.Module): boolean => packageOf(resourceOf(module)) === '@internationalized/date';

/** Libraries and facades go into the one vendor script; a facade alone would be a script of 200 bytes. */
function isVendor(module: webpack.Module): boolean {
  const resource = resourceOf(module) ?? '';
  return packageOf(resource) !== undefined || /[\\/]host-kit[\\/]src[\\/](router|query)\.ts$/.test(resource);
}
