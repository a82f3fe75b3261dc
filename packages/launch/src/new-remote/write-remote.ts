import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainFailure } from '../plain-failure';
import { REMOTES_FILE, readRemotes } from '../settings/remotes';
import { namesOf, remoteFiles } from './remote-files';

/** The remote whose package is the template. */
const PATTERN = 'mf-presentation';

/**
 * Writes a new remote into a checkout and registers it with the servers, which assign a port, and the type check.
 * @returns the written files
 * @throws {PlainFailure} for an invalid or taken name
 */
export async function writeRemote(root: string, id: string): Promise<readonly string[]> {
  const names = namesOf(id);
  if (!names)
    throw new PlainFailure(`A remote id is mf- and lower-case letters, such as mf-chat or mf-acme-quiz; not "${id}".`);
  if (existsSync(path.join(root, id))) throw new PlainFailure(`There is a folder ${id} already.`);
  const [packageJson, tsconfig] = await Promise.all(
    ['package.json', 'tsconfig.json'].map((file) => readFile(path.join(root, PATTERN, file), 'utf8')),
  );
  const files = Object.entries(remoteFiles(names, { packageJson: packageJson ?? '', tsconfig: tsconfig ?? '' }));
  for (const [name, text] of files) {
    const file = path.join(root, id, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await change(
    path.join(root, 'tsconfig.json'),
    `{ "path": "${PATTERN}" }`,
    (line) => `${line},\n    { "path": "${id}" }`,
  );
  await list(path.join(root, REMOTES_FILE), id);
  return [...files.map(([name]) => path.join(id, name)), 'tsconfig.json', REMOTES_FILE];
}

/** Last, so that no other remote changes its port. */
async function list(file: string, id: string): Promise<void> {
  const remotes = readRemotes(await readFile(file, 'utf8'));
  if (remotes.some((remote) => remote.id === id)) return;
  const lines = [...remotes, { id }].map((remote) => `  ${JSON.stringify(remote)}`);
  await writeFile(file, `[\n${lines.join(',\n')}\n]\n`);
}

async function change(file: string, place: string, replace: (place: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(place)) throw new PlainFailure(`${file} has an unexpected format: there is no ${place}.`);
  await writeFile(file, text.replace(place, replace));
}
