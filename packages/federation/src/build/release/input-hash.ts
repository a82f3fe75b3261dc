import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from '../base-config';

const SKIPPED = new Set(['node_modules', 'dist', '.tsbuild', '.cache', 'storybook-static', 'fixture']);
const TEST = /\.(test|stories)\.tsx?$/;

/**
 * A hash of all inputs of a package's build: its sources, those of its workspace packages, the lockfile and the build
 * itself.
 */
export async function inputHash(root: string, extra: readonly string[] = []): Promise<string> {
  const hash = createHash('sha256');
  const folders = new Set<string>();
  await collect(root, folders);
  for (const folder of extra) await collect(folder, folders);
  await collect(path.join(REPOSITORY, 'packages/federation'), folders);
  for (const folder of [...folders].sort()) {
    hash.update(`${path.relative(REPOSITORY, folder)}\0`);
    await addFolder(hash, folder);
  }
  hash.update(await readFile(path.join(REPOSITORY, 'pnpm-lock.yaml')));
  return hash.digest('hex');
}

async function collect(folder: string, folders: Set<string>): Promise<void> {
  if (folders.has(folder)) return;
  folders.add(folder);
  const manifest: unknown = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const { dependencies = {} } = manifest as { dependencies?: Record<string, string> };
  for (const [name, range] of Object.entries(dependencies)) {
    if (!range.startsWith('workspace:') || name === '@waymark/federation') continue;
    const dependency = path.join(REPOSITORY, 'packages', name.replace('@waymark/', ''));
    if (existsSync(path.join(dependency, 'package.json'))) await collect(dependency, folders);
  }
}

async function addFolder(hash: ReturnType<typeof createHash>, folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) await addFolder(hash, file);
    if (!entry.isFile() || TEST.test(entry.name) || entry.name.endsWith('.tsbuildinfo')) continue;
    hash.update(`${entry.name}\0`);
    hash.update(await readFile(file));
  }
}
