import path from 'node:path';
import { LATER_FILE } from '@waymark/contract';
import webpack from 'webpack';

/** The scripts of dynamic imports, relative to the build folder. */
export type LaterScripts = Readonly<Record<string, readonly string[]>>;

/**
 * Writes which scripts belong to which dynamic import, so that a page asks for its screen's scripts at once: a round trip less
 * to the first paint. Can go once webpack's own stats can be written as a small file.
 */
export class LaterPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('LaterPlugin', (compilation) => {
      // After real content hashes are in the names.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'LaterPlugin', stage }, () => {
        const text = `${JSON.stringify(laterScripts(compilation), null, 2)}\n`;
        compilation.emitAsset(LATER_FILE, new webpack.sources.RawSource(text));
      });
    });
  }
}

function laterScripts(compilation: webpack.Compilation): LaterScripts {
  const later: Record<string, readonly string[]> = {};
  for (const group of compilation.chunkGroups) {
    if (group.isInitial()) continue;
    const files = group.getFiles().filter((file) => file.endsWith('.js'));
    for (const { request } of group.origins) {
      const name = path.posix.basename(request ?? '');
      // The same part may be in the scripts of several groups.
      later[name] = [...new Set([...(later[name] ?? []), ...files.map((file) => `/${file}`)])];
    }
  }
  return later;
}
