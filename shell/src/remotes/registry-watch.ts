import type { Registry, RuntimeConfig } from '@waymark/contract';

const POLL_MS = 5 * 60_000;
/** All pages are notified of a release together, so their requests are spread out. */
const SPREAD_MS = 2000;

/** What a watch needs of the page. */
export interface RegistryWatchOptions {
  readonly config: Pick<RuntimeConfig, 'registryKey' | 'remoteOrigins'>;
  /** The current revision. */
  readonly revision: () => number;
  readonly onNewer: (registry: Registry) => void;
  readonly onRefused: (error: unknown) => void;
  readonly fetch?: typeof fetch;
}

/**
 * Detects new registry revisions while the page is open: every five minutes, and on notice. A document without a valid
 * signature is refused, and the current one stays.
 */
export class RegistryWatch {
  readonly #options: RegistryWatchOptions;
  #timer: ReturnType<typeof setInterval> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;
  #looking: Promise<void> | undefined;

  constructor(options: RegistryWatchOptions) {
    this.#options = options;
  }

  /** Starts checking; a page without a key cannot verify anything. */
  start(): void {
    if (this.#options.config.registryKey) this.#timer ??= setInterval(() => void this.look(), POLL_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    clearTimeout(this.#soon);
    this.#soon = undefined;
  }

  /** Checks soon, because a notice has announced something new. */
  soon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      void this.look();
    }, SPREAD_MS * Math.random());
  }

  /** Checks now. Never rejects. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { config, revision, onNewer, onRefused, fetch: get } = this.#options;
    if (!config.registryKey) return;
    const part = await import('./fetch-registry').catch(() => undefined);
    // A server that is down has no scripts either.
    if (!part) return;
    try {
      const registry = await part.fetchRegistry(config, get);
      // An older document is a cached copy, and ignored.
      if (registry.revision > revision()) onNewer(registry);
    } catch (error) {
      // A connection or server that is down is ignored too.
      if (!(error instanceof part.RegistryAbsent || error instanceof TypeError)) onRefused(error);
    }
  }
}
