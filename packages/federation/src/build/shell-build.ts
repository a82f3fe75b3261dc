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

/** What a build of the shell needs to know. */
export interface ShellBuildOptions extends Omit<BaseOptions, 'name'> {
  /** Keeps builds apart in the cache; `shell` unless told. */
  readonly name?: string | undefined;
  readonly outputFolder: string;
  readonly shared?: readonly SharedModule[];
  /** The first script of the page; `src/main.tsx` of the shell unless told. */
  readonly entry?: string;
  /** Folder of the ui package, whose tokens and font become the page's style sheet; none leaves it out. */
  readonly uiFolder?: string | undefined;
}

/** The build of the shell: the first screen in two scripts, the builder behind it later, no remote known. */
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

/** What the shell and the monolith have in common: one page, its scripts and style sheet. */
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
          // One script for all that React Aria draws; otherwise each menu and dialog brings its own copy.
          aria: { test: isAria, name: 'aria', chunks: 'async', enforce: true },
          // Wanted by screens that draw nothing with React Aria, and by React Aria.
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

/** What React Aria draws with. */
export function isAria(module: webpack.Module): boolean {
  const resource = resourceOf(module) ?? '';
  return ARIA_PACKAGES.test(packageOf(resource) ?? '') || /[\\/]ui[\\/]src[\\/]aria\.ts$/.test(resource);
}

/** Dates and times of a zone. */
export const isDates = (module: webpack.Module): boolean => packageOf(resourceOf(module)) === '@internationalized/date';

/** Libraries and facades belong into the one vendor script; a facade alone would be a script of 200 bytes. */
function isVendor(module: webpack.Module): boolean {
  const resource = resourceOf(module) ?? '';
  return packageOf(resource) !== undefined || /[\\/]host-kit[\\/]src[\\/](router|query)\.ts$/.test(resource);
}
