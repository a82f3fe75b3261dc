import path from 'node:path';
import webpack from 'webpack';
import { integrityOf, SCRIPT_HASH } from './release/integrity';

/** Placeholder in the entry until its scripts have their final content. A string, so that minifying keeps it. */
const PLACE = '@waymark-chunk-hashes@';

/**
 * Hashes are in one string of names and hashes, looked up when a script is requested: a release with its own hashes
 * works in any shell, embed or registry.
 */
const CHECKED = `
var hashes = "${PLACE}".split(" ");
var place = hashes.indexOf(new URL(url, document.baseURI).pathname.split("/").pop());
if (place >= 0) { script.integrity = "${SCRIPT_HASH}-" + hashes[place + 1]; script.crossOrigin = "anonymous"; }`;

/** Makes webpack's chunk loader verify everything it loads against hashes in the entry. */
export class ChunkIntegrityPlugin {
  constructor(private readonly entryFile: string) {}

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => source + CHECKED,
      );
      // After real content hashes are in the names; the entry's own name has none.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, () => {
        const hashes = chunkHashes(compilation, this.entryFile);
        if (!compilation.getAsset(this.entryFile)) return;
        compilation.updateAsset(
          this.entryFile,
          (entry) =>
            new webpack.sources.RawSource(
              entry
                .source()
                .toString()
                .replaceAll(PLACE, () => hashes),
            ),
        );
      });
    });
  }
}

const hashOf = (content: Buffer): string => integrityOf(content).slice(SCRIPT_HASH.length + 1);

function chunkHashes(compilation: webpack.Compilation, entryFile: string): string {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js') && name !== entryFile);
  const names = scripts.map(({ name }) => path.posix.basename(name));
  if (new Set(names).size < names.length) throw new Error('Two scripts of a release have one name');
  return scripts.map(({ source }, place) => `${names[place]} ${hashOf(source.buffer())}`).join(' ');
}
