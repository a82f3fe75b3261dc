import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LATER_FILE, type Release } from '@waymark/contract';
import { EMBED_FILE, listRemotes, sentBytes } from '@waymark/federation/build';
import { channelKey, FolderFiles } from '@waymark/federation/releases';
import { BUILT, RegistryFile, ROOT, readSettings, renderPage } from '@waymark/launch';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { fileOf, scriptsOf } from './page-scripts';
import { PART_BUDGETS } from './part-budgets';
import { laterParts, type Part, partFigures } from './parts';

/** Pages for visitors have a tighter budget. */
const FOR_VISITORS = ['/sign-in', '/sign-up', '/reset-password'];
const SOME_GAME = '4821';

/**
 * The compressed size of the scripts each page of the build references: exact and the same on every machine. Scripts a
 * screen loads on top before it is painted appear in the browser measurements.
 */
export async function measureBytes(): Promise<Figure[]> {
  const origins = (await listRemotes()).map((id) => [id, 'http://remotes.invalid']);
  const publicKey = (await readFile(BUILT.key, 'utf8')).trim();
  const registry = await new RegistryFile(
    new FolderFiles(BUILT.store),
    channelKey('stable'),
    Object.fromEntries(origins),
    {
      publicKey,
    },
  ).read();
  const template = await readFile(join(BUILT.shell, 'index.html'), 'utf8');
  const later = JSON.parse(await readFile(join(BUILT.shell, LATER_FILE), 'utf8')) as Record<string, string[]>;
  const { page: config } = readSettings({}, ROOT);
  const screens = registry.remotes.flatMap(({ current }) => current.routes.map(({ path }) => path));

  const figureOf = async (path: string, budget: number): Promise<Figure> => {
    const address = path.replace(':game', SOME_GAME).replace(/:\w+/g, '1');
    const scripts = scriptsOf(renderPage({ template, config, registry, path: address, later }));
    const sizes = await Promise.all(scripts.map((script) => sentBytes(fileOf(script, BUILT))));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { group: 'JavaScript each page references', name: path, value: bytes / 1000, unit: 'KB', budget };
  };
  const pages = await Promise.all([
    ...FOR_VISITORS.map((path) => figureOf(path, BUDGETS.signInScripts)),
    ...screens.map((path) => figureOf(path, BUDGETS.routeScripts)),
    embedLoader(),
  ]);
  const builds = [
    { folder: BUILT.shell, parts: [{ name: 'shell', files: scriptsOf(template) }, ...laterParts('shell', later)] },
    ...(await Promise.all(registry.remotes.map(({ id, current }) => remoteParts(id, current)))),
  ];
  const parts = await Promise.all(builds.flatMap(({ folder, parts }) => parts.map((part) => weigh(folder, part))));
  return [...pages, ...partFigures(parts, PART_BUDGETS)];
}

/** The entry of a release, and its dynamic imports. */
async function remoteParts(id: string, { version, entry }: Release) {
  const folder = join(BUILT.remotes, id, version);
  const later = JSON.parse(await readFile(join(folder, LATER_FILE), 'utf8')) as Record<string, string[]>;
  return { folder, parts: [{ name: id, files: [basename(new URL(entry).pathname)] }, ...laterParts(id, later)] };
}

async function weigh(folder: string, { name, files }: Part) {
  const sizes = await Promise.all(files.map((file) => sentBytes(join(folder, file))));
  return { name, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}

/** The script that a partner's page loads before it shows an area. */
async function embedLoader(): Promise<Figure> {
  const content = await readFile(join(BUILT.embed, EMBED_FILE));
  const value = gzipSync(content, { level: 9 }).length / 1000;
  return { group: 'On partner pages', name: EMBED_FILE, value, unit: 'KB', budget: BUDGETS.embedLoader };
}
