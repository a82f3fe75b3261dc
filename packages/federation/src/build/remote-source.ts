import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@waymark/contract';
import { tsImport } from 'tsx/esm/api';
import { REPOSITORY } from './base-config';

/** A remote in the repository. */
export interface RemoteSource {
  readonly id: string;
  readonly root: string;
  readonly version: string;
  /** The `manifest` that `src/manifest.ts` exports. */
  readonly manifest: RemoteManifest;
}

/** The ids of remotes with an entry (`mf-…/src/remote.ts`), sorted. */
export async function listRemotes(): Promise<readonly string[]> {
  const folders = await readdir(REPOSITORY);
  return folders
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(REPOSITORY, name, 'src/remote.ts')))
    .sort();
}

/** Reads a remote's manifest. */
export async function readRemoteSource(id: string, root = path.join(REPOSITORY, id)): Promise<RemoteSource> {
  const file = path.join(root, 'src/manifest.ts');
  if (!existsSync(file)) throw new Error(`${id} has no src/manifest.ts`);
  const module: unknown = await tsImport(pathToFileURL(file).href, import.meta.url);
  const { manifest } = module as { manifest?: RemoteManifest };
  if (!manifest) throw new Error(`${id}/src/manifest.ts exports no manifest`);
  if (manifest.id !== id) throw new Error(`${id}/src/manifest.ts calls itself ${manifest.id}`);
  const description: unknown = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  return { id, root, version: (description as { version: string }).version, manifest };
}
