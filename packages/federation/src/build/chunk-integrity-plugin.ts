import path from 'node:path';
import webpack from 'webpack';
import { integrityOf, SCRIPT_HASH } from './release/integrity';

/** Stands in the entry until the scripts it speaks of have their final content. A text, so that minifying leaves it. */
const PLACE = '@waymark-chunk-hashes@';

/**
 * The hashes stand as one text of names and hashes, and are looked up when a script is asked for: a release that carries
 * its own needs nobody's help, in a shell, in an embed or behind another registry.
 */
const CHECKED = `
var hashes = "${PLACE}".split(" ");
var place = hashes.indexOf(new URL(url, document.baseURI).pathname.split("/").pop());
if (place >= 0) { script.integrity = "${SCRIPT_HASH}-" + hashes[place + 1]; script.crossOrigin = "anonymous"; }`;

/** Makes webpack's own chunk loader check everything it loads against hashes that the entry carries. */
export class ChunkIntegrityPlugin {
  constructor(private readonly entryFile: string) {}

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => source + CHECKED,
      );
      // After the real content hashes stand in the names; the entry itself has none in its own.
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
