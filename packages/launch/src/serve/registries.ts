import { overlayRegistries, type Registry } from '@waymark/contract';
import type { RegistryFile } from './registry-file';

/** The channels of one server: everybody's, and the one that staging hosts follow besides. */
export interface RegistriesOptions {
  readonly stable: RegistryFile;
  /** Its document may be missing as long as nothing was released to it. */
  readonly staging?: RegistryFile | undefined;
  /** Host names, without port, that follow staging. */
  readonly stagingHosts: readonly string[];
}

/** What a host of the builder has in service. */
export class Registries {
  constructor(private readonly options: RegistriesOptions) {}

  /** The registry for the pages of a host. */
  async read(host: string | undefined): Promise<Registry> {
    const [stable, ...more] = await Promise.all((await this.filesFor(host)).map((file) => file.read()));
    const registry = overlayRegistries(stable ?? (await this.options.stable.read()), ...more);
    // Also while nothing was released there: its pages may run what is on a developer's machine.
    return this.followsStaging(host) ? { ...registry, channel: 'staging' } : registry;
  }

  /** Whether a host is named as staging. */
  followsStaging(host: string | undefined): boolean {
    const name = (host ?? '').replace(/:\d+$/, '').toLowerCase();
    return this.options.stagingHosts.includes(name);
  }

  /** The signed documents for the pages of a host, as one JSON text: stable first. */
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
