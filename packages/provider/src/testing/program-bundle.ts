import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));
/** Inside the package, because Node finds its dependencies from there. */
const FOLDER = join(PACKAGE, 'node_modules/.cache/program');

/** Our sources go into the bundle; libraries stay where they are. */
const librariesStay: Plugin = {
  name: 'libraries stay',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@waymark/') ? undefined : { path, external: true },
    );
  },
};

/** Sources find the files beside them. */
const filesStay: Plugin = {
  name: 'files stay',
  setup(bundle) {
    bundle.onLoad({ filter: /\.ts$/, namespace: 'file' }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }));
  },
};

let bundled: Promise<string> | undefined;

/**
 * The program in one file, which starts in a third of the time: tests that kill it start it again and again.
 * @returns its path; it is gone at the end of the process
 */
export function bundleProgram(): Promise<string> {
  bundled ??= write();
  return bundled;
}

async function write(): Promise<string> {
  const outfile = join(FOLDER, `${randomUUID()}.mjs`);
  mkdirSync(FOLDER, { recursive: true });
  process.once('exit', () => rmSync(outfile, { force: true }));
  await build({
    entryPoints: [join(PACKAGE, 'src/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
    plugins: [librariesStay, filesStay],
  });
  return outfile;
}
