import { overlayRegistries, type Registry } from '@waymark/contract';
import { isStaging } from './is-staging';
import type { RegistryFile } from './registry-file';

/** A server's channels: the main one, and the one for staging hosts. */
export interface RegistriesOptions {
  readonly stable: RegistryFile;
  /** Its document may be missing as long as nothing was released to it. */
  readonly staging?: RegistryFile | undefined;
  /** Host names, without port, that use staging. */
  readonly stagingHosts: readonly string[];
}

/** What a host of the builder has in service. */
export class Registries {
  constructor(private readonly options: RegistriesOptions) {}

  /** The registry for a host's pages. */
  async read(host: string | undefined): Promise<Registry> {
    const [stable, ...more] = await Promise.all((await this.filesFor(host)).map((file) => file.read()));
    const registry = overlayRegistries(stable ?? (await this.options.stable.read()), ...more);
    // Even without a release there, because its pages may run remotes from a developer's machine.
    return this.followsStaging(host) ? { ...registry, channel: 'staging' } : registry;
  }

  /** Whether a host is a staging host. */
  followsStaging(host: string | undefined): boolean {
    return isStaging(this.options.stagingHosts, host);
  }

  /** The signed documents for a host's pages, as one JSON text: stable first. */
  async readSigned(host: string | undefined): Promise<string> {
    const texts = await Promise.all((await this.filesFor(host)).map((file) => file.readText()));
    return `[${texts.join(',')}]`;
  }

  /** The signed documents of all channels. */
  async readAll(): Promise<string> {
    const { stable, staging } = this.options;
    const files = staging && (await staging.exists()) ? [stable, staging] : [stable];
    return `[${(await Promise.all(files.map((file) => file.readText()))).join(',')}]`;
  }

  private async filesFor(host: string | undefined): Promise<readonly RegistryFile[]> {
    const { stable, staging } = this.options;
    if (!staging || !this.followsStaging(host) || !(await staging.exists())) return [stable];
    return [stable, staging];
  }
}
