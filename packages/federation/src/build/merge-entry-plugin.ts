import webpack from 'webpack';

/**
 * Puts the exposed chunk into the entry script: one request instead of two in sequence. The chunk's text comes first,
 * so it is there when the entry's runtime starts; it is still evaluated only on demand. Saves a round trip, no bytes. Can go
 * once Module Federation merges an exposed module into the entry.
 */
export class MergeEntryPlugin {
  constructor(
    private readonly entryFile: string,
    private readonly chunkName: string,
  ) {}

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('MergeEntryPlugin', (compilation) => {
      // After minifying, before real content hashes are set.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;
      compilation.hooks.processAssets.tap({ name: 'MergeEntryPlugin', stage }, () => {
        const [chunk] = [...compilation.chunks].filter(({ name }) => name === this.chunkName);
        const files = chunk ? [...chunk.files].filter((file) => file.endsWith('.js')) : [];
        const [file] = files;
        const exposed = file === undefined ? undefined : compilation.getAsset(file);
        if (!chunk || files.length !== 1 || !exposed || file === undefined) {
          throw new Error(`Expected one script of the chunk ${this.chunkName}`);
        }
        compilation.updateAsset(
          this.entryFile,
          (entry) => new webpack.sources.ConcatSource(exposed.source, '\n', entry),
        );
        compilation.deleteAsset(file);
      });
    });
  }
}
