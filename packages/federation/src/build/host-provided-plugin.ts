import path from 'node:path';
import webpack from 'webpack';
import { HOST_PROVIDED_PACKAGES } from './shared';

/**
 * Keeps out of a remote what the host provides. A copy gets in by importing a library beside its facade
 * (`@waymark/host-kit/router`, `@waymark/host-kit/query`, `@waymark/ui/aria`) or a part that is not on the shared list.
 */
export class HostProvidedPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('HostProvidedPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('HostProvidedPlugin', () => {
        for (const module of compilation.modules) {
          const resource = resourceOf(module);
          if (!resource || compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          const packageName = packageOf(resource);
          if (!packageName || !HOST_PROVIDED_PACKAGES.some((pattern) => pattern.test(packageName))) continue;
          const issuer = resourceOf(compilation.moduleGraph.getIssuer(module));
          if (packageOf(issuer) === packageName) continue;
          compilation.errors.push(
            new webpack.WebpackError(
              `${packageName} comes from the host and must not be in a remote. Imported by ${
                issuer ? path.relative(compiler.context, issuer) : 'the entry'
              }: import it through its facade, or put what you need on the list of shared modules.`,
            ),
          );
        }
      });
    });
  }
}

/** The file of a module, when it has one. */
export function resourceOf(module: webpack.Module | null | undefined): string | undefined {
  return (module as { resource?: string } | null | undefined)?.resource;
}

/** The package a file belongs to, when it is in node_modules. */
export function packageOf(resource: string | undefined): string | undefined {
  const match = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(resource ?? '');
  return match?.[1]?.replaceAll('\\', '/');
}
