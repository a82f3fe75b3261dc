import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  DOCUMENTED_API,
  LATER_FILE,
  RELEASE_FILE,
  type Release,
  type RemoteManifest,
  releaseSchema,
  satisfies,
} from '@waymark/contract';
import * as z from 'zod/mini';
import type { LaterScripts } from '../later-plugin';
import { containerName, ENTRY_FILE } from '../remote-build';
import { integrityMap } from './integrity';

/** Path of a release's files on the remote's origin. */
export const releasePath = (id: string, version: string): string => `/${id}/${version}`;

/**
 * Describes a release folder. Addresses are paths, because the registry knows the origin. The entry's contains its
 * hash, because developers rebuild the same version while browsers cache it.
 */
export async function describeRelease(manifest: RemoteManifest, version: string, folder: string): Promise<Release> {
  const servedAt = releasePath(manifest.id, version);
  const hashes = await integrityMap(folder, servedAt);
  const entryPath = `${servedAt}/${ENTRY_FILE}`;
  const hash = hashes[entryPath];
  if (!hash) throw new Error(`${folder} holds no ${ENTRY_FILE}`);
  const entry = `${entryPath}?v=${Buffer.from(hash.slice(7), 'base64').toString('hex').slice(0, 8)}`;
  const screens = withScreens(manifest, await readLater(folder), servedAt);
  const ahead = [entryPath, ...screens.routes.flatMap(({ preload = [] }) => preload)];
  const integrity = Object.fromEntries(ahead.flatMap((file) => (hashes[file] ? [[file, hashes[file]]] : [])));
  return makeRelease(screens, { version, entry, integrity, preload: [entry] });
}

/** Adds the scripts of each route's screen. */
export function withScreens(manifest: RemoteManifest, later: LaterScripts, servedAt: string): RemoteManifest {
  const routes = manifest.routes.map((route) => {
    const scripts = later[route.screen ?? ''] ?? [];
    return scripts.length > 0 ? { ...route, preload: scripts.map((file) => servedAt + file) } : route;
  });
  return { ...manifest, routes };
}

/** Scripts by dynamic import of a build; empty for a folder without that document. */
export async function readLater(folder: string): Promise<LaterScripts> {
  const text = await readFile(path.join(folder, LATER_FILE), 'utf8').catch(() => '{}');
  return z.parse(z.record(z.string(), z.array(z.string())), JSON.parse(text));
}

/** What a build adds to a manifest. */
export type BuiltParts = Pick<Release, 'version' | 'entry' | 'integrity' | 'preload'>;

/** Shells older than `api` only accept a release that names their segment. */
const SEGMENTS_OF_OLDER_SHELLS = ['v1', 'staging'];

/** A release from its manifest and its build. */
export function makeRelease(manifest: RemoteManifest, built: BuiltParts): Release {
  return {
    ...built,
    container: containerName(manifest.id, built.version),
    contract: manifest.contract,
    requires: { ...manifest.requires },
    optional: { ...manifest.optional },
    api: manifest.api,
    apiVersions: satisfies(DOCUMENTED_API, manifest.api) ? [...SEGMENTS_OF_OLDER_SHELLS] : [],
    routes: [...manifest.routes],
    menu: [...manifest.menu],
    ...(manifest.live ? { live: [...manifest.live] } : {}),
  };
}

/** Writes a release's description into its folder. */
export async function writeRelease(folder: string, release: Release): Promise<void> {
  await writeFile(path.join(folder, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
}

/** Reads a release's description from its folder. */
export async function readRelease(folder: string): Promise<Release> {
  return z.parse(releaseSchema, JSON.parse(await readFile(path.join(folder, RELEASE_FILE), 'utf8')));
}
