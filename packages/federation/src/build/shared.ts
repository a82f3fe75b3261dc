import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A module that a page has once, given by the host and taken by every remote. */
export interface SharedModule {
  /** What source imports, and the name in the share scope. */
  readonly key: string;
  /** The package whose version is offered and asked for. */
  readonly package: string;
  /** There as soon as the host loads remotes; the others come in a script of their own when something asks for them. */
  readonly eager: boolean;
  /** A remote that asks for another version than the host has is not run. */
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
 * The one list of shared modules, for shell, remotes, embeds and the bench. Router, query and accessibility libraries
 * are shared through first-party facades, which hold only the parts in use.
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

/** What development adds to the list: the other JSX runtime. */
export const DEVELOPMENT_MODULES: readonly SharedModule[] = [strict(eager('react/jsx-dev-runtime', 'react'))];

/** Packages that must not be in a remote at all: a second copy would break hooks, styles, caches or focus. */
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
 * What styled-components has for the whole page and for servers: an area styles itself and nothing else, so that no page
 * carries them and a remote that imports one is not built.
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

/** One entry of a remote's `shared` option. */
export interface RemoteSharedOption {
  readonly singleton: true;
  readonly strictVersion: boolean;
  readonly requiredVersion: string;
  readonly import: false;
}

/** The shared modules as a remote takes them: never out of its own scripts. */
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

/** The modules of the list that a package can resolve: a remote need not depend on every one. */
export function installedModules(root: string, modules: readonly SharedModule[]): readonly SharedModule[] {
  return modules.filter((module) => packageFolder(root, module.package) !== undefined);
}

/** The version of a package as it is installed for the package in `root`. */
export function installedVersion(root: string, packageName: string): string {
  const folder = packageFolder(root, packageName);
  if (!folder) throw new Error(`${packageName} is not installed for ${root}`);
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return (manifest as { version: string }).version;
}

/** Where a package lies for the package in `root`: the nearest `node_modules` that has it, as a build looks it up. */
export function packageFolder(root: string, packageName: string): string | undefined {
  const candidate = path.join(root, 'node_modules', packageName);
  if (existsSync(path.join(candidate, 'package.json'))) return candidate;
  const parent = path.dirname(root);
  return parent === root ? undefined : packageFolder(parent, packageName);
}
