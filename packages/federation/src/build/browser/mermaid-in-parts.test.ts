import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Loader {
  readonly context: string;
  readonly getResolve: () => (folder: string, request: string) => Promise<string>;
}
const mermaidInParts = jest.requireActual<(this: Loader, source: string) => Promise<string>>('./mermaid-in-parts.cjs');

const LAYOUT = path.resolve(__dirname, '../../../../../mf-presentation/src/path/layout');
const SOURCE = 'const PARTS = [];\nexport const run = PARTS;';

/** As webpack resolves imports, not `require`. */
const loader: Loader = {
  context: LAYOUT,
  getResolve: () => async (folder, request) => {
    if (request.startsWith('.')) return path.resolve(folder, request);
    const { resolve } = createRequire(path.join(folder, 'file.js'));
    if (request !== 'mermaid') return resolve(request);
    return path.resolve(LAYOUT, '../../../node_modules/mermaid/dist/mermaid.core.mjs');
  },
};

test('mermaid loads file by file after its dependencies, including the flowchart', async () => {
  const filled = await mermaidInParts.call(loader, SOURCE);
  const files = [...filled.matchAll(/webpackMode: "eager", webpackExports: \[\] \*\/ "([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(10);
  expect(new Set(files).size).toBe(files.length);
  expect(files.map((file) => path.basename(file))).toContain('mermaid.core.mjs');
  expect(path.basename(files.at(-1) ?? '')).toMatch(/^flowDiagram-/);
  const mermaids = files.filter((file) => file.includes('/mermaid.core/'));
  for (const [at, file] of mermaids.entries()) {
    const needed = readFileSync(file, 'utf8');
    for (const [, name = ''] of needed.matchAll(/^(?:import|\} from) ?"\.\/([^"]+)"/gm)) {
      expect(mermaids.slice(0, at).map((one) => path.basename(one))).toContain(name);
    }
  }
});

test('a source without a list to fill is rejected', async () => {
  await expect(mermaidInParts.call(loader, 'export const run = [];')).rejects.toThrow('no list of parts');
});
