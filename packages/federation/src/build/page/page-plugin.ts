import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from '@swc/core';
import webpack from 'webpack';
import { pageTemplate } from './page-template';
import { emitStyleSheet } from './style-sheet';

/** What the page is built from. */
export interface PagePluginOptions {
  /**
   * Folder of the shell: `public/` is copied, `src/skeleton.html` and `.css` show before any script, `src/early.js` is
   * inlined.
   */
  readonly root: string;
  /** Folder of the ui package, whose sheets become the page's style sheet. */
  readonly uiFolder?: string | undefined;
}

/** Writes `index.html` with the entry's scripts and the style sheet, and copies `public/`. */
export class PagePlugin {
  constructor(private readonly options: PagePluginOptions) {}

  apply(compiler: webpack.Compiler): void {
    const { root, uiFolder } = this.options;
    const publicFolder = path.join(root, 'public');
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      // After real content hashes are in the names.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'PagePlugin', stage }, async () => {
        const scripts = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
        const skeleton = await readOptional(compilation, path.join(root, 'src/skeleton.html'));
        const skeletonRules = await readOptional(compilation, path.join(root, 'src/skeleton.css'));
        const look = uiFolder === undefined ? undefined : await emitStyleSheet(compilation, uiFolder, skeletonRules);
        const html = pageTemplate({
          scripts: scripts.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.')),
          styles: look ? [look.sheet] : [],
          fonts: look ? [look.font] : [],
          skeleton,
          early: await minified(await readOptional(compilation, path.join(root, 'src/early.js'))),
        });
        compilation.emitAsset('index.html', new webpack.sources.RawSource(html));
      });
    });
    compiler.hooks.afterEmit.tapPromise('PagePlugin', async (compilation) => {
      if (existsSync(publicFolder)) await cp(publicFolder, compilation.outputOptions.path ?? '', { recursive: true });
    });
  }
}

/** A script as in the page. */
async function minified(source: string): Promise<string> {
  const { code } = await minify(source, { compress: true, mangle: true, format: { comments: false } });
  if (/<\/script/i.test(code)) throw new Error('The script in the page would end its element');
  return code;
}

async function readOptional(compilation: webpack.Compilation, file: string): Promise<string> {
  if (!existsSync(file)) return '';
  compilation.fileDependencies.add(file);
  return await readFile(file, 'utf8');
}
