import { describeWhiteLabel, type RuntimeConfig } from '@waymark/contract';
import type { ProviderOffers } from './provider-offers';

/** What a server needs to embed areas of a white label. */
export type WhiteLabel = ReturnType<typeof describeWhiteLabel.answer.parse>['whitelabel'];

interface Cached {
  readonly until: number;
  readonly label: WhiteLabel | undefined;
}

const FRESH_FOR = 30_000;
/** What an identifier can be; anything else is not asked about. */
const IDENTIFIER = /^[a-z0-9-]{1,100}$/;
/** Number of unknown names that are remembered, since anybody can make them up. */
const UNKNOWN_MOST = 100;

/** What the local configuration knows about white labels. */
export interface WhiteLabelsOptions {
  readonly config: Pick<RuntimeConfig, 'apiOrigin' | 'apiVersion' | 'whitelabel' | 'brand'>;
  readonly offers: Pick<ProviderOffers, 'at'>;
  /** Origins of partners of the builder's own white label, for providers that do not name them. */
  readonly partners: readonly string[];
}

/**
 * White labels as their provider describes them; while it does not answer, its last response. With a provider that
 * describes none, only the configured one exists.
 */
export class WhiteLabels {
  readonly #cached = new Map<string, Cached>();
  readonly #config: WhiteLabelsOptions['config'];
  readonly #offers: WhiteLabelsOptions['offers'];
  readonly #partners: readonly string[];

  constructor({ config, offers, partners }: WhiteLabelsOptions) {
    this.#config = config;
    this.#offers = offers;
    this.#partners = partners;
  }

  /**
   * One of them; the builder's own without a name.
   * @returns undefined for an unknown one, `silent` while that is unknown
   */
  async find(identifier = this.#config.whitelabel): Promise<WhiteLabel | 'silent' | undefined> {
    if (!IDENTIFIER.test(identifier)) return undefined;
    const cached = this.#cached.get(identifier);
    if (cached && Date.now() < cached.until) return cached.label;
    const answer = await this.#ask(identifier);
    if (answer === 'silent') return cached?.label ?? 'silent';
    this.#keep(identifier, { until: Date.now() + FRESH_FOR, label: answer });
    return answer;
  }

  /** The origins of the partners of one of them. */
  async partnersOf(identifier?: string): Promise<readonly string[]> {
    const label = await this.find(identifier);
    return label === 'silent' ? [] : (label?.origins ?? []);
  }

  /** Whether pages of an origin may embed areas of any requested white label. */
  isPartner(origin: string): boolean {
    return [...this.#cached.values()].some(({ label }) => label?.origins.includes(origin));
  }

  /** Forgets the oldest unknown names. */
  #keep(identifier: string, cached: Cached): void {
    this.#cached.delete(identifier);
    this.#cached.set(identifier, cached);
    const unknown = [...this.#cached].filter(([, { label }]) => !label);
    for (const [name] of unknown.slice(0, -UNKNOWN_MOST)) this.#cached.delete(name);
  }

  async #ask(identifier: string): Promise<WhiteLabel | undefined | 'silent'> {
    const { apiOrigin, apiVersion } = this.#config;
    const offer = await this.#offers.at(undefined);
    if (offer && !Object.hasOwn(offer.capabilities, 'white-label')) return this.#configured(identifier);
    try {
      const answer = await fetch(`${apiOrigin}/${apiVersion}${describeWhiteLabel.path}`, {
        headers: { 'X-Whitelabel': identifier },
        signal: AbortSignal.timeout(3000),
      });
      if (answer.ok) return describeWhiteLabel.answer.parse(await answer.json()).whitelabel;
      // An unread body would hold its connection.
      await answer.body?.cancel();
      return answer.status === 404 ? undefined : 'silent';
    } catch {
      return 'silent';
    }
  }

  #configured(identifier: string): WhiteLabel | undefined {
    const { whitelabel, brand } = this.#config;
    return identifier === whitelabel ? { identifier, ...brand, origins: [...this.#partners] } : undefined;
  }
}
