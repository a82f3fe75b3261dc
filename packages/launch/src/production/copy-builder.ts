import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderFiles, openSignedRegistry, PUBLIC_KEY_FILE } from '@waymark/federation/releases';
import { BUILT } from '../built';
import { ROOT } from '../root';
import { REMOTES_FILE } from '../settings/remotes';
import { copyPlace } from './copy-files';

/** Copies the built shell, embed and the releases in service, with the public key of their registry. */
export async function copyBuilder(folder: string): Promise<void> {
  const publicKey = (await readFile(BUILT.key, 'utf8')).trim();
  const document = await new FolderFiles(BUILT.store).read('registry/stable.json');
  const registry = openSignedRegistry(document?.content.toString() ?? '', publicKey, 'stable');
  const releases = registry.remotes.flatMap(({ id, current, previous }) =>
    [current, ...(previous ? [previous] : [])].map(({ version }) => join('dist/remotes', id, version)),
  );
  const places = ['dist/shell', 'dist/embed', 'dist/registry', join('.signing', PUBLIC_KEY_FILE), REMOTES_FILE];
  for (const place of [...places, ...releases]) await copyPlace(ROOT, folder, place);
}
