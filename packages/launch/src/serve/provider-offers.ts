import { DOCUMENTED_OFFER, describeProvider, type ProviderOffer, type RuntimeConfig } from '@waymark/contract';

type Addressed = Pick<RuntimeConfig, 'apiOrigin' | 'apiVersion' | 'stagingVersion' | 'stagingHosts' | 'whitelabel'>;

interface Held {
  readonly until: number;
  readonly offer: ProviderOffer;
}

const FRESH_FOR = 30_000;
const PATIENCE = 2000;

/**
 * What the provider offers in each version that pages speak. Pages are told, so that no browser asks. While the provider
 * does not answer, what it said last counts.
 */
export class ProviderOffers {
  readonly #config: Addressed;
  readonly #held = new Map<string, Held>();
  readonly #asking = new Map<string, Promise<ProviderOffer | undefined>>();

  constructor(config: Addressed) {
    this.#config = config;
  }

  /**
   * What is offered to the pages of a host.
   * @param host the request's `Host` header; staging hosts speak another version
   * @returns undefined while nobody can tell
   */
  async at(host: string | undefined): Promise<ProviderOffer | undefined> {
    const { apiVersion, stagingVersion, stagingHosts } = this.#config;
    const version = stagingHosts.includes((host ?? '').replace(/:\d+$/, '')) ? stagingVersion : apiVersion;
    const held = this.#held.get(version);
    if (held && Date.now() < held.until) return held.offer;
    const asking = this.#ask(version);
    // A page does not wait for news of what is known.
    return held ? held.offer : await asking;
  }

  #ask(version: string): Promise<ProviderOffer | undefined> {
    const under = this.#asking.get(version);
    if (under) return under;
    const asking = this.#fetch(version).then((offer) => {
      this.#asking.delete(version);
      if (offer) this.#held.set(version, { until: Date.now() + FRESH_FOR, offer });
      return offer;
    });
    this.#asking.set(version, asking);
    return asking;
  }

  async #fetch(version: string): Promise<ProviderOffer | undefined> {
    const { apiOrigin, whitelabel } = this.#config;
    try {
      const answer = await fetch(`${apiOrigin}/${version}${describeProvider.path}`, {
        headers: { Accept: 'application/json', 'X-Whitelabel': whitelabel },
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (answer.status >= 500 || answer.status === 429) return undefined;
      if (!answer.ok) return DOCUMENTED_OFFER;
      return readOffer(await answer.text());
    } catch {
      return undefined;
    }
  }
}

/** An answer that is no offer is one of a provider that knows nothing of offers. */
function readOffer(text: string): ProviderOffer {
  try {
    const { api, capabilities, media_origins } = describeProvider.answer.parse(JSON.parse(text));
    return { api, capabilities, media_origins: media_origins.filter(isOrigin) };
  } catch {
    return DOCUMENTED_OFFER;
  }
}

/** Whether a text is an origin of the web and nothing more; it goes into the page's policy. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
