import { readFile, stat } from 'node:fs/promises';
import { placeRelease, type Registry, type Release, registrySchema } from '@waymark/contract';
import { PlainFailure } from '../plain-failure';

/** Where each remote is served, by its id. */
export type RemoteOrigins = Readonly<Record<string, string>>;

/** Gives every address of a registry the origin its remote is served from; addresses that have one keep it. */
export function placeRegistry(registry: Registry, origins: RemoteOrigins): Registry {
  return {
    ...registry,
    remotes: registry.remotes.map(({ id, current, previous }) => {
      const origin = origins[id] ?? '';
      const place = (release: Release) => placeRelease(release, origin);
      return { id, current: place(current), ...(previous && { previous: place(previous) }) };
    }),
  };
}

/**
 * Reads the registry document again whenever it has changed on disk, so that a release goes into service without a
 * restart. While a half-written or broken document is there, the last good one stays in force.
 */
export class RegistryFile {
  private held: { readonly stamp: number; readonly registry: Registry } | undefined;

  constructor(
    private readonly file: string,
    private readonly origins: RemoteOrigins,
    private readonly edit: (registry: Registry) => Registry = (registry) => registry,
  ) {}

  async read(): Promise<Registry> {
    return this.edit(await this.readFile());
  }

  private async readFile(): Promise<Registry> {
    const stamp = (await stat(this.file).catch(() => undefined))?.mtimeMs;
    if (this.held && (stamp === undefined || stamp === this.held.stamp)) return this.held.registry;
    try {
      const registry = registrySchema.parse(JSON.parse(await readFile(this.file, 'utf8')));
      this.held = { stamp: stamp ?? 0, registry: placeRegistry(registry, this.origins) };
    } catch {
      if (!this.held) throw new PlainFailure(`The registry ${this.file} is missing or cannot be read; build first.`);
    }
    return this.held.registry;
  }
}
