import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '../root';

/** Libraries that are found by name at run time, by the package that names them. */
const BY_NAME: Readonly<Record<string, string>> = {
  '@ffmpeg-installer/ffmpeg': join(ROOT, 'packages/studio/node_modules/@ffmpeg-installer/ffmpeg'),
};

/** Marks the question of the plugin itself. */
const FOUND = 'found';

/**
 * Bundles a program of ours into one file; libraries stay outside.
 * @returns the folders of the libraries by name
 */
export async function bundleInto(folder: string, program: string, entry: string): Promise<Map<string, string>> {
  const outfile = join(folder, program);
  const libraries = new Map(Object.entries(BY_NAME));
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    conditions: [],
    logLevel: 'error',
    plugins: [librariesStay(libraries), filesMove(relative(dirname(outfile), join(folder, 'files')))],
  });
  return libraries;
}

/** Notes each library's folder, and leaves it to Node to find it in the folder's own `node_modules`. */
const librariesStay = (libraries: Map<string, string>): Plugin => ({
  name: 'libraries stay',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (path.startsWith('@waymark/') || isBuiltin(path) || importer === '' || pluginData === FOUND) return;
      const found = await bundle.resolve(path, { importer, resolveDir, kind, pluginData: FOUND });
      const name = path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/');
      const marker = join('node_modules', name);
      libraries.set(name, found.path.slice(0, found.path.lastIndexOf(marker) + marker.length));
      return { path, external: true };
    });
  },
});

/** Sources find the files beside them below `files`, in the places they have in the repository. */
const filesMove = (toFiles: string): Plugin => ({
  name: 'files move',
  setup(bundle) {
    bundle.onLoad({ filter: /\.ts$/, namespace: 'file' }, async ({ path }) => {
      const place = join(toFiles, relative(ROOT, path)).split(sep).join('/');
      const address = `(new URL(${JSON.stringify(place)}, import.meta.url).href)`;
      return { contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', address), loader: 'ts' };
    });
  },
});
