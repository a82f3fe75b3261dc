import type { Registry, RuntimeConfig } from '@waymark/contract';
import { fetchRegistry, RegistryAbsent } from './fetch-registry';

const POLL_MS = 5 * 60_000;
/** All pages hear of a release at once; they need not ask at once. */
const SPREAD_MS = 2000;

/** What a watch needs of the page. */
export interface RegistryWatchOptions {
  readonly config: Pick<RuntimeConfig, 'registryKey' | 'remoteOrigins'>;
  /** The revision in use. */
  readonly revision: () => number;
  readonly onNewer: (registry: Registry) => void;
  readonly onRefused: (error: unknown) => void;
  readonly fetch?: typeof fetch;
}

/**
 * Learns of new registry revisions while the page is open: every five minutes, and whenever somebody says that there may be
 * one. A document that is not signed with our key is refused, and what is in use stays.
 */
export class RegistryWatch {
  readonly #options: RegistryWatchOptions;
  #timer: ReturnType<typeof setInterval> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;
  #looking: Promise<void> | undefined;

  constructor(options: RegistryWatchOptions) {
    this.#options = options;
  }

  /** Looks from now on; a page without a key has nobody it could believe. */
  start(): void {
    if (this.#options.config.registryKey) this.#timer ??= setInterval(() => void this.look(), POLL_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    clearTimeout(this.#soon);
    this.#soon = undefined;
  }

  /** Looks in a moment: somebody said that there is something new. */
  soon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      void this.look();
    }, SPREAD_MS * Math.random());
  }

  /** Looks now. Never rejects. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { config, revision, onNewer, onRefused, fetch: get } = this.#options;
    if (!config.registryKey) return;
    try {
      const registry = await fetchRegistry(config, get);
      // An older document is a copy that somebody kept: it was in service once, and is no news.
      if (registry.revision > revision()) onNewer(registry);
    } catch (error) {
      // A line or a server that is down is no news either.
      if (!(error instanceof RegistryAbsent || error instanceof TypeError)) onRefused(error);
    }
  }
}
