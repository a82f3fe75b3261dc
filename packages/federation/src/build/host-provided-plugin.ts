import path from 'node:path';
import webpack from 'webpack';
import { HOST_PROVIDED_PACKAGES, WITHHELD_STYLES } from './shared';

/**
 * Reports parts of a remote that the host provides. A copy gets in by importing a library instead of its facade
 * (`@waymark/host-kit/router`, `@waymark/host-kit/query`, `@waymark/ui/aria`) or a part that is not shared. Saves no
 * bytes, but prevents extra ones. Can go once Module Federation refuses a second copy of shared modules.
 */
export class HostProvidedPlugin {
  apply(compiler: webpack.Compiler): void {
    refuseWithheld(compiler);
    compiler.hooks.thisCompilation.tap('HostProvidedPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('HostProvidedPlugin', () => {
        const found = new Map<string, string>();
        for (const module of compilation.modules) {
          const packageName = packageOf(resourceOf(module));
          if (!packageName || !HOST_PROVIDED_PACKAGES.some((pattern) => pattern.test(packageName))) continue;
          if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          found.set(packageName, importerOf(compilation, module, packageName));
        }
        for (const [packageName, importer] of found) {
          compilation.errors.push(
            new webpack.WebpackError(
              `${packageName} comes from the host and must not be in a remote. Imported by ${importer}: import it ` +
                'through its facade, or put what you need on the list of shared modules.',
            ),
          );
        }
      });
    });
  }
}

/** Importing a part that the host does not share is a build error rather than one on screen. */
function refuseWithheld(compiler: webpack.Compiler): void {
  compiler.hooks.compilation.tap('HostProvidedPlugin', (_compilation, { normalModuleFactory }) => {
    const watch = (parser: webpack.javascript.JavascriptParser) =>
      parser.hooks.importSpecifier.tap('HostProvidedPlugin', (_, source, name) => {
        if (source !== 'styled-components' || !WITHHELD_STYLES.includes(name ?? '')) return;
        const file = path.relative(compiler.context, parser.state.module.resource ?? '');
        parser.state.module.addError(
          new webpack.WebpackError(
            `${name} of styled-components is not given to remotes: an area styles itself alone. Imported by ${file}.`,
          ),
        );
      });
    for (const type of ['javascript/auto', 'javascript/esm'] as const)
      normalModuleFactory.hooks.parser.for(type).tap('HostProvidedPlugin', watch);
  });
}

/** The file of a module, if it has one. */
export function resourceOf(module: webpack.Module | null | undefined): string | undefined {
  return (module as { resource?: string } | null | undefined)?.resource;
}

/** The first file outside the package in the import chain. */
function importerOf(compilation: webpack.Compilation, module: webpack.Module, packageName: string): string {
  let issuer = compilation.moduleGraph.getIssuer(module);
  while (issuer && packageOf(resourceOf(issuer)) === packageName) issuer = compilation.moduleGraph.getIssuer(issuer);
  return path.relative(compilation.compiler.context, resourceOf(issuer) ?? 'the entry');
}

/** The package of a file in node_modules. */
export function packageOf(resource: string | undefined): string | undefined {
  const match = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(resource ?? '');
  return match?.[1]?.replaceAll('\\', '/');
}
