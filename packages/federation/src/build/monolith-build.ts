import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@waymark/contract';
import webpack from 'webpack';
import { REPOSITORY, runBuild } from './base-config';
import { compressFolder } from './release/compress';
import { makeRelease, readLater, withScreens } from './release/release-file';
import { containerName } from './remote-build';
import { type RemoteSource, readRemoteSource } from './remote-source';
import { pageConfig, type ShellBuildOptions } from './shell-build';

/** Parts of a monolith. */
export interface MonolithOptions extends ShellBuildOptions {
  readonly remotes: readonly RemoteSource[];
}

/**
 * The same source as a single build, for comparison: the remotes are chunks of the shell, with the same loader,
 * splitting, minifying and preloading. Only federation is missing.
 */
export function monolithConfig(options: MonolithOptions): webpack.Configuration {
  const page = pageConfig({ ...options, name: 'monolith' });
  return {
    ...page,
    plugins: [
      ...(page.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/^\.\/federation-runtime$/, staticRuntime(options.remotes)),
      { apply: loadAsPreloaded },
    ],
  };
}

/** Builds the monolith of the repository's shell and these remotes, with a registry of its chunks. */
export async function buildMonolith(remoteIds: readonly string[], outputFolder: string): Promise<Registry> {
  const remotes = await Promise.all(remoteIds.map((id) => readRemoteSource(id)));
  const stats = await runBuild(
    monolithConfig({
      root: path.join(REPOSITORY, 'shell'),
      mode: 'production',
      outputFolder,
      uiFolder: path.join(REPOSITORY, 'packages/ui'),
      remotes,
    }),
  );
  const later = await readLater(outputFolder);
  const registry: Registry = {
    channel: 'monolith',
    revision: 1,
    remotes: remotes.map(({ id, version, manifest }) => {
      const files = [...(stats.compilation.namedChunkGroups.get(id)?.getFiles() ?? [])].map((file) => `/${file}`);
      const [entry = ''] = files;
      const screens = withScreens(manifest, later, '');
      return { id, current: makeRelease(screens, { version, entry, integrity: {}, preload: files }) };
    }),
  };
  await writeFile(path.join(outputFolder, 'registry.json'), `${JSON.stringify(registry, null, 2)}\n`);
  await compressFolder(outputFolder);
  return registry;
}

/** Replaces Module Federation in the loader: every release is a chunk of this build. */
function staticRuntime(remotes: readonly RemoteSource[]): string {
  const imports = remotes.map(({ id, root, version }) => {
    const entry = JSON.stringify(path.join(root, 'src/remote.ts'));
    return `${containerName(id, version)}: () => import(/* webpackChunkName: ${JSON.stringify(id)} */ ${entry}),`;
  });
  const source = `const releases = {\n${imports.join('\n')}\n};
export const createFederationRuntime = () => ({ load: ({ container }) => releases[container](), abandon() {} });`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/** Requests chunks exactly as the page's preloads do; otherwise they would load twice. */
function loadAsPreloaded(compiler: webpack.Compiler): void {
  compiler.hooks.thisCompilation.tap('LoadAsPreloaded', (compilation) => {
    webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      'LoadAsPreloaded',
      (source) => `${source}
var ahead = [...document.querySelectorAll('link[rel="preload"]')].find((link) => link.href === script.src);
if (ahead && ahead.crossOrigin) script.crossOrigin = ahead.crossOrigin;`,
    );
  });
}
