// Running mermaid's script takes a slow machine 200 ms in one task. With its files as separate modules in the bundle,
// imported one by one after their dependencies, that task is split within the same script. A list of names in our code
// would not help, because mermaid names its files by their content. Can go once mermaid is published in parts.
const { readFile, readdir } = require('node:fs/promises');
const path = require('node:path');

/** Libraries with several exports are left to the files that import them: on their own they would be bundled whole. */
const NEEDED = /^(?:import \w+ from|import|\} from) *"(\.[^"]+)"|^import \w+ from "([^"]+)"/gm;
const LIST = /const PARTS\b[^=]*= \[\];/;

/** The dependencies of a file in order, and then the file. */
async function filesOf(file, resolve, seen) {
  if (seen.has(file)) return [];
  seen.add(file);
  if (!/[\\/]mermaid[\\/]dist[\\/]/.test(file)) return [file];
  const files = [];
  for (const [, own, library] of (await readFile(file, 'utf8')).matchAll(NEEDED)) {
    files.push(...(await filesOf(await resolve(path.dirname(file), own ?? library), resolve, seen)));
  }
  return [...files, file];
}

/** The only kind of diagram in the bundle, which mermaid itself loads on first use. */
async function flowchartOf(mermaid) {
  const folder = path.join(path.dirname(mermaid), 'chunks/mermaid.core');
  const name = (await readdir(folder)).find((file) => /^flowDiagram-\w+\.mjs$/.test(file));
  if (!name) throw new Error('mermaid-in-parts: mermaid has no flowchart');
  return path.join(folder, name);
}

module.exports = async function mermaidInParts(source) {
  if (!LIST.test(source)) throw new Error('mermaid-in-parts: there is no list of parts to fill');
  const resolve = this.getResolve();
  const mermaid = await resolve(this.context, 'mermaid');
  const seen = new Set();
  const files = await filesOf(mermaid, resolve, seen);
  files.push(...(await filesOf(await flowchartOf(mermaid), resolve, seen)));
  const parts = files.map(
    (file) => `() => import(/* webpackMode: "eager", webpackExports: [] */ ${JSON.stringify(file)})`,
  );
  return source.replace(LIST, `const PARTS = [${parts.join(', ')}];`);
};
