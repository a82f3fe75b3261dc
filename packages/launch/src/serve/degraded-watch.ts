import { CAPABILITY_VERSIONS, CONTRACT_VERSION } from '@waymark/contract';
import { degradedAreas, describeDegraded } from '@waymark/federation/releases';
import type { ProviderOffers } from './provider-offers';
import type { Registries } from './registries';

/** What to watch, and who is notified. */
export interface DegradedWatchOptions {
  readonly registries: Pick<Registries, 'read'>;
  readonly offers: Pick<ProviderOffers, 'at'>;
  /** One host name of each kind, with the prefix of messages about its pages. */
  readonly hosts: readonly { readonly name: string | undefined; readonly words: string }[];
  /** Receives every change once. */
  readonly onLine: (line: string) => void;
  readonly everyMs?: number;
}

const EVERY_MS = 5000;

/**
 * Reports areas that pages cannot run as released, because the builder or the provider's API does not fit. Pages
 * recover silently, but operators need to know.
 */
export class DegradedWatch {
  readonly #options: DegradedWatchOptions;
  /** By message per host. */
  readonly #told = new Map<string, ReadonlyMap<string, string>>();
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | undefined;

  constructor(options: DegradedWatchOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.look(), options.everyMs ?? EVERY_MS);
    this.#timer.unref();
  }

  /** Checks now. Never rejects: the reader of the store reports that it is down. */
  look(): Promise<void> {
    this.#looking ??= Promise.all(this.#options.hosts.map((host) => this.#lookAt(host).catch(() => undefined)))
      .then(() => undefined)
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  /** The areas found last, with the kind of their host. */
  areas(): readonly string[] {
    return [...this.#told].flatMap(([words, areas]) => [...areas.keys()].map((area) => words + area));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #lookAt({ name, words }: DegradedWatchOptions['hosts'][number]): Promise<void> {
    const { registries, offers, onLine } = this.#options;
    const [registry, offer] = await Promise.all([registries.read(name), offers.at(name)]);
    const given = { contractVersion: CONTRACT_VERSION, capabilities: CAPABILITY_VERSIONS, api: offer?.api };
    const areas = degradedAreas(registry, given);
    const now = new Map(areas.map((area) => [`${area.id}${area.trial ? ' on trial' : ''}`, describeDegraded(area)]));
    const before = this.#told.get(words);
    this.#told.set(words, now);
    for (const [area, line] of now) if (before?.get(area) !== line) onLine(words + line);
    for (const area of before?.keys() ?? []) if (!now.has(area)) onLine(`${words}${area} fits again`);
  }
}
