import { readFile, stat } from 'node:fs/promises';
import { placeRegistry, type Registry, registrySchema } from '@waymark/contract';
import { openSignedRegistry } from '@waymark/federation/releases';
import { PlainFailure } from '../plain-failure';

/** Where each remote is served, by its id. */
export type RemoteOrigins = Readonly<Record<string, string>>;

/** How a registry document is read. */
export interface RegistryFileOptions {
  /** The key it has to be signed with; without one it is a plain document, as a build of one piece writes it. */
  readonly publicKey?: string | undefined;
  readonly edit?: ((registry: Registry) => Registry) | undefined;
  /** Hears, once per document, why one was refused. */
  readonly onRefused?: ((reason: string) => void) | undefined;
}

interface Held {
  readonly stamp: number;
  readonly text: string;
  readonly registry: Registry;
}

/**
 * Reads the registry document again whenever it has changed on disk, so that a release goes into service without a
 * restart. While a broken, unsigned or wrongly signed document is there, the last good one stays in force.
 */
export class RegistryFile {
  private held: Held | undefined;
  private refused: number | undefined;

  constructor(
    private readonly file: string,
    private readonly origins: RemoteOrigins,
    private readonly options: RegistryFileOptions = {},
  ) {}

  /** The registry in force, its addresses on the origins of the remotes. */
  async read(): Promise<Registry> {
    const { edit = (registry) => registry } = this.options;
    return edit((await this.readFile()).registry);
  }

  /** Whether there is a document that can be read, or was one. */
  async exists(): Promise<boolean> {
    return this.readFile().then(
      () => true,
      () => false,
    );
  }

  /** The document in force as it was written, for who checks the signature himself. */
  async readText(): Promise<string> {
    return (await this.readFile()).text;
  }

  private async readFile(): Promise<Held> {
    const stamp = (await stat(this.file).catch(() => undefined))?.mtimeMs;
    if (this.held && (stamp === undefined || stamp === this.held.stamp || stamp === this.refused)) return this.held;
    try {
      const text = await readFile(this.file, 'utf8');
      this.held = { stamp: stamp ?? 0, text, registry: placeRegistry(this.open(text), this.origins) };
      this.refused = undefined;
    } catch (error) {
      if (!this.held) throw new PlainFailure(`The registry ${this.file} is missing or cannot be read; build first.`);
      this.refused = stamp;
      const reason = error instanceof Error ? error.message : String(error);
      this.options.onRefused?.(`${reason} (${this.file}); revision ${this.held.registry.revision} stays in force`);
    }
    return this.held;
  }

  private open(text: string): Registry {
    const { publicKey } = this.options;
    return publicKey ? openSignedRegistry(text, publicKey) : registrySchema.parse(JSON.parse(text));
  }
}
