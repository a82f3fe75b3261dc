import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A module that exists once per page, provided by the host and used by every remote. */
export interface SharedModule {
  /** The import, which is also its name in the share scope. */
  readonly key: string;
  /** The package whose version is provided and required. */
  readonly package: string;
  /** Loaded with the remotes; others are in separate scripts, loaded on demand. */
  readonly eager: boolean;
  /** A remote that requires another version than the host's is refused. */
  readonly strict: boolean;
}

const eager = (key: string, packageName = key): SharedModule => ({
  key,
  package: packageName,
  eager: true,
  strict: false,
});
const later = (key: string, packageName = key): SharedModule => ({ ...eager(key, packageName), eager: false });
const strict = (module: SharedModule): SharedModule => ({ ...module, strict: true });

/**
 * The only list of shared modules, for shell, remotes, embeds and the benchmark. Router, query and accessibility
 * libraries are shared through our facades, which contain only the parts in use.
 */
export const SHARED_MODULES: readonly SharedModule[] = [
  strict(eager('react')),
  strict(eager('react/jsx-runtime', 'react')),
  strict(eager('react-dom')),
  strict(eager('react-dom/client', 'react-dom')),
  eager('styled-components'),
  later('jotai'),
  strict(eager('@waymark/contract/schema', '@waymark/contract')),
  strict(eager('@waymark/host-kit/router', '@waymark/host-kit')),
  strict(eager('@waymark/host-kit/query', '@waymark/host-kit')),
  strict(later('@waymark/ui/aria', '@waymark/ui')),
  strict(later('@waymark/ui/writing', '@waymark/ui')),
];

/** Additions in development: the other JSX runtime. */
export const DEVELOPMENT_MODULES: readonly SharedModule[] = [strict(eager('react/jsx-dev-runtime', 'react'))];

/** Packages that a remote must not contain: a second copy would break hooks, styles, caches or focus. */
export const HOST_PROVIDED_PACKAGES: readonly RegExp[] = [
  /^react$/,
  /^react-dom$/,
  /^scheduler$/,
  /^styled-components$/,
  /^jotai$/,
  /^zod$/,
  /^react-router(-dom)?$/,
  /^@tanstack\/(react-query|query-core)$/,
  /^react-aria(-components)?$/,
  /^react-stately$/,
  /^@react-aria\//,
  /^@react-stately\//,
  /^@tiptap\//,
  /^prosemirror-/,
];

/**
 * styled-components' exports for whole pages and for servers: an area only styles itself, so pages do not load them and
 * a remote that imports one fails to build.
 */
export const WITHHELD_STYLES: readonly string[] = [
  '__PRIVATE__',
  'createGlobalStyle',
  'createTheme',
  'ServerStyleSheet',
  'StyleSheetConsumer',
  'stylisPluginRSC',
  'ThemeConsumer',
  'withTheme',
];

/** An entry of a remote's `shared` option. */
export interface RemoteSharedOption {
  readonly singleton: true;
  readonly strictVersion: boolean;
  readonly requiredVersion: string;
  readonly import: false;
}

/** The shared modules for a remote: never from its own scripts. */
export function remoteShared(
  root: string,
  modules: readonly SharedModule[],
  ranges: Readonly<Record<string, string>> = {},
): Record<string, RemoteSharedOption> {
  const options = modules.map((module): [string, RemoteSharedOption] => [
    module.key,
    {
      singleton: true,
      strictVersion: module.strict,
      import: false,
      requiredVersion: ranges[module.package] ?? `^${installedVersion(root, module.package)}`,
    },
  ]);
  return Object.fromEntries(options);
}

/** The listed modules that a package can resolve, because remotes need not depend on all. */
export function installedModules(root: string, modules: readonly SharedModule[]): readonly SharedModule[] {
  return modules.filter((module) => packageFolder(root, module.package) !== undefined);
}

/** The installed version of a package, as seen from the package in `root`. */
export function installedVersion(root: string, packageName: string): string {
  const folder = packageFolder(root, packageName);
  if (!folder) throw new Error(`${packageName} is not installed for ${root}`);
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return (manifest as { version: string }).version;
}

/** Folder of a package, as seen from the package in `root`: the nearest `node_modules` that has it. */
export function packageFolder(root: string, packageName: string): string | undefined {
  const candidate = path.join(root, 'node_modules', packageName);
  if (existsSync(path.join(candidate, 'package.json'))) return candidate;
  const parent = path.dirname(root);
  return parent === root ? undefined : packageFolder(parent, packageName);
}
