import webpack from 'webpack';

const CHECKED = `
var sri = (self.__SRI__ || {})[new URL(url, document.baseURI).pathname];
if (sri) { script.integrity = sri; script.crossOrigin = "anonymous"; }`;

/**
 * Makes webpack's own chunk loader check what it loads: the host puts the registry's hashes on the page, by path, before
 * it loads an entry.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => source + CHECKED,
      );
    });
  }
}
