import webpack from 'webpack';

/**
 * Fails a host's build in which a module of its first scripts imports a shared module that is not there yet: it would
 * only be noticed when the page stays empty.
 */
export class EagerPlugin {
  constructor(private readonly lazyKeys: readonly string[]) {}

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('EagerPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('EagerPlugin', () => {
        for (const entry of compilation.entrypoints.values()) {
          for (const chunk of entry.chunks) {
            for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
              if (module.type !== 'consume-shared-module') continue;
              const key = this.lazyKeys.find((lazy) => module.identifier().includes(`|${lazy}|`));
              if (!key) continue;
              const issuer = compilation.moduleGraph
                .getIssuer(module)
                ?.readableIdentifier(compilation.requestShortener);
              compilation.errors.push(
                new webpack.WebpackError(`${key} is loaded later and cannot be imported at once, by ${issuer}`),
              );
            }
          }
        }
      });
    });
  }
}
