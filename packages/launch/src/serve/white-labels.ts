import { describeWhiteLabel, type RuntimeConfig } from '@waymark/contract';
import type { ProviderOffers } from './provider-offers';

/** What a server must know of a white label to put its areas into pages of partners. */
export type WhiteLabel = ReturnType<typeof describeWhiteLabel.answer.parse>['whitelabel'];

interface Held {
  readonly until: number;
  readonly label: WhiteLabel | undefined;
}

const FRESH_FOR = 30_000;

/** What is known of white labels here. */
export interface WhiteLabelsOptions {
  readonly config: Pick<RuntimeConfig, 'apiOrigin' | 'apiVersion' | 'whitelabel' | 'brand'>;
  readonly offers: Pick<ProviderOffers, 'at'>;
  /** Origins of the partners of the builder's own white label, for a provider that does not name them. */
  readonly partners: readonly string[];
}

/**
 * The white labels as their provider describes them; while it does not answer, what it said last. In front of a provider
 * that describes none there is the builder's own, as it is configured.
 */
export class WhiteLabels {
  readonly #held = new Map<string, Held>();
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
   * @returns undefined for one that nobody knows, `silent` while nobody can tell
   */
  async find(identifier = this.#config.whitelabel): Promise<WhiteLabel | 'silent' | undefined> {
    const held = this.#held.get(identifier);
    if (held && Date.now() < held.until) return held.label;
    const answer = await this.#ask(identifier);
    if (answer === 'silent') return held?.label ?? 'silent';
    this.#held.set(identifier, { until: Date.now() + FRESH_FOR, label: answer });
    return answer;
  }

  /** The origins of the partners of one of them. */
  async partnersOf(identifier?: string): Promise<readonly string[]> {
    const label = await this.find(identifier);
    return label === 'silent' ? [] : (label?.origins ?? []);
  }

  /** Whether pages of an origin hold areas of any white label that was asked for. */
  isPartner(origin: string): boolean {
    return [...this.#held.values()].some(({ label }) => label?.origins.includes(origin));
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
      if (answer.status === 404) return undefined;
      return answer.ok ? describeWhiteLabel.answer.parse(await answer.json()).whitelabel : 'silent';
    } catch {
      return 'silent';
    }
  }

  #configured(identifier: string): WhiteLabel | undefined {
    const { whitelabel, brand } = this.#config;
    return identifier === whitelabel ? { identifier, ...brand, origins: [...this.#partners] } : undefined;
  }
}

/** The origins that `harbour=https://partner.example,…` names for a white label. */
export const partnersIn = (text: string, whitelabel: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim().split('='))
    .flatMap(([label, origin = '']) => (label === whitelabel && URL.canParse(origin) ? [new URL(origin).origin] : []));
