import { CAPABILITY_VERSIONS, CONTRACT_VERSION } from '@waymark/contract';
import { degradedAreas, sayDegraded } from '@waymark/federation/releases';
import type { ProviderOffers } from './provider-offers';
import type { Registries } from './registries';

/** What is watched, and who hears of it. */
export interface DegradedWatchOptions {
  readonly registries: Pick<Registries, 'read'>;
  readonly offers: Pick<ProviderOffers, 'at'>;
  /** A host name of each kind that there is, with what is said in front of what concerns its pages alone. */
  readonly hosts: readonly { readonly name: string | undefined; readonly words: string }[];
  /** Hears of every change once. */
  readonly onLine: (line: string) => void;
  readonly everyMs?: number;
}

const EVERY_MS = 5000;

/**
 * Says which areas pages cannot run as they were released, because the builder or what the provider speaks does not fit
 * them. Pages heal without a word; whoever runs them has to know.
 */
export class DegradedWatch {
  readonly #options: DegradedWatchOptions;
  /** By the words of a host. */
  readonly #told = new Map<string, ReadonlyMap<string, string>>();
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | undefined;

  constructor(options: DegradedWatchOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.look(), options.everyMs ?? EVERY_MS);
    this.#timer.unref();
  }

  /** Looks now. Never rejects: a store that is down is told of by who reads it. */
  look(): Promise<void> {
    this.#looking ??= Promise.all(this.#options.hosts.map((host) => this.#lookAt(host).catch(() => undefined)))
      .then(() => undefined)
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #lookAt({ name, words }: DegradedWatchOptions['hosts'][number]): Promise<void> {
    const { registries, offers, onLine } = this.#options;
    const [registry, offer] = await Promise.all([registries.read(name), offers.at(name)]);
    const given = { contractVersion: CONTRACT_VERSION, capabilities: CAPABILITY_VERSIONS, api: offer?.api };
    const areas = degradedAreas(registry, given);
    const now = new Map(areas.map((area) => [`${area.id}${area.trial ? ' on trial' : ''}`, sayDegraded(area)]));
    const before = this.#told.get(words);
    this.#told.set(words, now);
    for (const [area, line] of now) if (before?.get(area) !== line) onLine(words + line);
    for (const area of before?.keys() ?? []) if (!now.has(area)) onLine(`${words}${area} fits again`);
  }
}
