import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Registry, type RegistryEntry, type Release, registrySchema } from '@waymark/contract';
import * as z from 'zod/mini';

/** A built release and the remote it belongs to. */
export interface BuiltRelease {
  readonly id: string;
  readonly release: Release;
}

/**
 * The registry after these releases went into service. What was in service before stays as the previous release, unless
 * it is the same version built again; the revision rises only when something changed.
 */
export function nextRegistry(registry: Registry, built: readonly BuiltRelease[]): Registry {
  const remotes = [...registry.remotes];
  for (const { id, release } of built) {
    const place = remotes.findIndex((entry) => entry.id === id);
    const before = remotes[place];
    const entry = nextEntry(id, release, before);
    if (before) remotes[place] = entry;
    else remotes.push(entry);
  }
  const changed = JSON.stringify(remotes) !== JSON.stringify(registry.remotes);
  return changed ? { ...registry, revision: registry.revision + 1, remotes } : registry;
}

function nextEntry(id: string, release: Release, before: RegistryEntry | undefined): RegistryEntry {
  const previous = before && before.current.version !== release.version ? before.current : before?.previous;
  return { id, current: release, ...(previous && previous.version !== release.version ? { previous } : {}) };
}

/** Reads a registry document; an empty one of that channel when there is none. */
export async function readRegistryFile(file: string, channel: string): Promise<Registry> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return { channel, revision: 0, remotes: [] };
  }
  return z.parse(registrySchema, JSON.parse(text));
}

/** Puts a registry document in place at once: whoever reads it sees the old one or the new one, whole. */
export async function writeRegistryFile(file: string, registry: Registry): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, `${JSON.stringify(registry, null, 2)}\n`);
  await rename(draft, file);
}
