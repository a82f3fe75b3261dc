import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Marks the plugin's own resolve requests, so that it ignores them. */
const FOUND = 'found';

/** Where a bundle resolves imports of external modules. */
export interface BundlePlaces {
  /** The specifier of a library in the bundle, given the one in the source and the resolved file. */
  readonly library: (name: string, file: string) => string;
  /** Replaces `import.meta.url`, so that sources still find the files next to them. */
  readonly address: (source: string) => string;
}

/** Our sources go into the bundle; libraries stay outside. */
const librariesStay = (library: BundlePlaces['library']): Plugin => ({
  name: 'libraries stay',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (path.startsWith('@waymark/') || isBuiltin(path) || importer === '' || pluginData === FOUND) return;
      const found = await bundle.resolve(path, { importer, resolveDir, kind, pluginData: FOUND });
      return { path: library(path, found.path), external: true };
    });
  },
});

const filesAt = (address: BundlePlaces['address']): Plugin => ({
  name: 'files at their addresses',
  setup(bundle) {
    bundle.onLoad({ filter: /\.ts$/, namespace: 'file' }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', address(path)),
      loader: 'ts',
    }));
  },
});

/** Bundles the sources of a program into one file for Node. */
export async function writeBundle(entry: string, outfile: string, { library, address }: BundlePlaces): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Node's own conditions, without the bundlers' `module`.
    conditions: [],
    logLevel: 'error',
    plugins: [librariesStay(library), filesAt(address)],
  });
}

const bundled = new Map<string, Promise<string>>();

/**
 * Bundles a program into one file that starts in a third of the time, for tests that start it repeatedly.
 * @param entry its `src/main.ts`
 * @returns its path; the file is deleted when the process exits
 */
export function bundleProgram(entry: URL): Promise<string> {
  const known = bundled.get(entry.href) ?? write(fileURLToPath(entry));
  bundled.set(entry.href, known);
  return known;
}

async function write(entry: string): Promise<string> {
  // Inside the package, because Node finds its dependencies from there.
  const folder = join(dirname(dirname(entry)), 'node_modules/.cache/program');
  const outfile = join(folder, `${randomUUID()}.mjs`);
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => rmSync(outfile, { force: true }));
  await writeBundle(entry, outfile, {
    library: (_, file) => pathToFileURL(file).href,
    address: (source) => JSON.stringify(pathToFileURL(source).href),
  });
  return outfile;
}
