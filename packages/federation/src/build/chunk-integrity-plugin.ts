import webpack from 'webpack';
import { integrityOf, SCRIPT_HASH } from './release/integrity';

/** Placeholder in the entry until its scripts have their final content. A string, so that minifying keeps it. */
const PLACE = '@waymark-chunk-hashes@';

/** Characters of the content hash in a script's name, and of its full hash in base64 without padding. */
const NAMED = 8;
const WHOLE = 43;

/**
 * Hashes are in one string, each after the hash in its script's name, looked up when a script is requested: a release with
 * its own hashes works in any shell, embed or registry. Random text does not compress: with full names and spaces an entry of
 * 35 scripts was 0.18 KB larger.
 */
const CHECKED = `
var hashes = "${PLACE}", place = hashes.indexOf(url.split(".").at(-2));
if (place >= 0) {
  script.integrity = "${SCRIPT_HASH}-" + hashes.substr(place + ${NAMED}, ${WHOLE}) + "=";
  script.crossOrigin = "anonymous";
}`;

/**
 * Makes webpack's chunk loader verify everything it loads against hashes in the entry. Costs 32 bytes per script. Can
 * go once webpack writes integrity itself, or browsers take it from import maps.
 */
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

const hashOf = (content: Buffer): string => integrityOf(content).slice(SCRIPT_HASH.length + 1, -1);

function chunkHashes(compilation: webpack.Compilation, entryFile: string): string {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js') && name !== entryFile);
  const names = scripts.map(({ name }) => name.split('.').at(-2) ?? '');
  const text = scripts.map(({ source }, place) => names[place] + hashOf(source.buffer())).join('');
  const isFound = (name: string, place: number) => text.indexOf(name) === place * (NAMED + WHOLE);
  if (!names.every(isFound))
    throw new Error('Two scripts of a release cannot be told apart by the hash in their names');
  return text;
}
