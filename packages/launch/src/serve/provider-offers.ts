import type { ProviderOffer, RuntimeConfig } from '@waymark/contract';
import { askProvider } from '@waymark/federation/releases';
import { isStaging } from './is-staging';

type Addressed = Pick<RuntimeConfig, 'apiOrigin' | 'apiVersion' | 'stagingVersion' | 'stagingHosts' | 'whitelabel'>;

interface Cached {
  readonly until: number;
  readonly offer: ProviderOffer;
}

const FRESH_FOR = 30_000;

/**
 * The provider's offers for each version in use. Pages receive them, so that no browser asks. While the provider does
 * not answer, its last response counts.
 */
export class ProviderOffers {
  readonly #config: Addressed;
  readonly #cached = new Map<string, Cached>();
  readonly #asking = new Map<string, Promise<ProviderOffer | undefined>>();

  constructor(config: Addressed) {
    this.#config = config;
  }

  /**
   * The offer for a host's pages.
   * @param host the request's `Host` header; staging hosts use another version
   * @returns undefined while unknown
   */
  async at(host: string | undefined): Promise<ProviderOffer | undefined> {
    const { apiVersion, stagingVersion, stagingHosts } = this.#config;
    const version = isStaging(stagingHosts, host) ? stagingVersion : apiVersion;
    const cached = this.#cached.get(version);
    if (cached && Date.now() < cached.until) return cached.offer;
    const asking = this.#ask(version);
    // A page does not wait for updates of a known offer.
    return cached ? cached.offer : await asking;
  }

  #ask(version: string): Promise<ProviderOffer | undefined> {
    const under = this.#asking.get(version);
    if (under) return under;
    const { apiOrigin, whitelabel } = this.#config;
    const asking = askProvider({ address: `${apiOrigin}/${version}`, whitelabel }).then((offer) => {
      this.#asking.delete(version);
      if (offer) this.#cached.set(version, { until: Date.now() + FRESH_FOR, offer });
      return offer;
    });
    this.#asking.set(version, asking);
    return asking;
  }
}
