import { basename } from 'node:path';
import { placeRegistry, type Registry, registrySchema } from '@waymark/contract';
import { openSignedRegistry, type StoreFiles } from '@waymark/federation/releases';
import { PlainFailure } from '../plain-failure';

/** Origin of each remote, by id. */
export type RemoteOrigins = Readonly<Record<string, string>>;

/** How a registry document is read. */
export interface RegistryFileOptions {
  /** The key that must have signed it; undefined for a plain document, as a monolith has. */
  readonly publicKey?: string | undefined;
  readonly edit?: ((registry: Registry) => Registry) | undefined;
  /** Receives the reason for a refused document, once each; and that the store is unreachable. */
  readonly onRefused?: ((reason: string) => void) | undefined;
  /** How long a read document is cached; 0 by default. */
  readonly freshForMs?: number;
  /** How long a page waits for the store; two seconds by default. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 2000;

interface Cached {
  readonly tag: string;
  readonly text: string;
  readonly registry: Registry;
}

/**
 * Reads a store's registry document for each request, so that releases need no restart. While the document is broken,
 * unsigned or wrongly signed, or the store does not answer, the last good one stays in force.
 */
export class RegistryFile {
  private cached: Cached | undefined;
  private refused: string | undefined;
  private looked = Number.NEGATIVE_INFINITY;
  private looking: Promise<void> | undefined;
  private isSilent = false;
  private isMissing = false;

  constructor(
    private readonly files: Pick<StoreFiles, 'place' | 'read'>,
    private readonly key: string,
    private readonly origins: RemoteOrigins,
    private readonly options: RegistryFileOptions = {},
  ) {}

  /** The registry in force, with resolved addresses. */
  async read(): Promise<Registry> {
    const { edit = (registry) => registry } = this.options;
    return edit((await this.look()).registry);
  }

  /** Whether there is or was a readable document. */
  async exists(): Promise<boolean> {
    return this.look().then(
      () => true,
      () => false,
    );
  }

  /** Whether the store last answered that it has no document. */
  get isEmpty(): boolean {
    return this.isMissing;
  }

  /** The document in force as written, for clients that verify the signature. */
  async readText(): Promise<string> {
    return (await this.look()).text;
  }

  private async look(): Promise<Cached> {
    if (this.cached && performance.now() - this.looked < (this.options.freshForMs ?? 0)) return this.cached;
    this.looking ??= this.lookNow().finally(() => {
      this.looking = undefined;
      this.isSilent = false;
    });
    // After one timeout requests no longer wait for the store until it answers again.
    if (!this.isSilent) await this.waitFor(this.looking);
    return this.inForce();
  }

  private async waitFor(looking: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.isSilent = true;
        this.refuse('silent', new Error('The store does not answer'));
        resolve();
      }, this.options.timeoutMs ?? TIMEOUT_MS);
    });
    await Promise.race([looking, late]);
    clearTimeout(timer);
  }

  private async lookNow(): Promise<void> {
    this.isMissing = false;
    const file = await this.files.read(this.key).catch((error: unknown) => {
      this.refuse('unreachable', error);
      return 'unreachable' as const;
    });
    this.looked = performance.now();
    this.isMissing = file === undefined;
    if (file === 'unreachable') return;
    if (!file || file.tag === this.cached?.tag || file.tag === this.refused) return;
    try {
      const text = file.content.toString();
      this.cached = { tag: file.tag, text, registry: placeRegistry(this.open(text), this.origins) };
      this.refused = undefined;
    } catch (error) {
      this.refuse(file.tag, error);
    }
  }

  private inForce(): Cached {
    if (this.cached) return this.cached;
    throw new PlainFailure(`The registry ${this.key} (${this.files.place}) is missing or cannot be read; build first.`);
  }

  private refuse(what: string, error: unknown): undefined {
    if (this.refused === what) return;
    this.refused = what;
    const reason = error instanceof Error ? error.message : String(error);
    const stays = this.cached ? `revision ${this.cached.registry.revision} stays in force` : 'nothing is in service';
    this.options.onRefused?.(`${reason} (${this.key}); ${stays}`);
  }

  private open(text: string): Registry {
    const { publicKey } = this.options;
    return publicKey
      ? openSignedRegistry(text, publicKey, basename(this.key, '.json'))
      : registrySchema.parse(JSON.parse(text));
  }
}
