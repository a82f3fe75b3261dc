import {
  DOCUMENTED_OFFER,
  describeProvider,
  type ProviderCapability,
  type ProviderOffer,
  providerOfferSchema,
  type Readable,
  type RuntimeConfig,
  writable,
} from '@waymark/contract';
import { addressOf } from './address';

/** Unknown names do no harm, and a list of known ones would add to every page. */
const known = ({ capabilities }: ProviderOffer): ReadonlySet<ProviderCapability> =>
  new Set(Object.keys(capabilities) as ProviderCapability[]);

/** The provider's capabilities beyond the documented calls, for the lifetime of the page. */
export class Offer {
  readonly #offered = writable<ReadonlySet<ProviderCapability>>(new Set());
  /** Resolves when the offer is known. */
  readonly settled: Promise<void>;
  #api = DOCUMENTED_OFFER.api;

  /** @param offer from the page, or a pending request */
  constructor(offer: ProviderOffer | Promise<ProviderOffer> = DOCUMENTED_OFFER) {
    if (offer instanceof Promise) this.settled = offer.then(this.#take, () => undefined);
    else {
      this.#take(offer);
      this.settled = Promise.resolve();
    }
  }

  /** Version of the provider's API contract. */
  get api(): string {
    return this.#api;
  }

  /** The offer; changes when a response shows that a capability is missing. */
  get offered(): Readable<ReadonlySet<ProviderCapability>> {
    return this.#offered;
  }

  /** Whether a capability is offered. */
  readonly offers = (capability: ProviderCapability): boolean => this.#offered.get().has(capability);

  /** The provider lacks an announced capability: stop using it. */
  readonly withdraw = (capability: ProviderCapability): void => {
    const rest = new Set(this.#offered.get());
    if (rest.delete(capability)) this.#offered.set(rest);
  };

  readonly #take = (offer: ProviderOffer): void => {
    this.#api = offer.api;
    this.#offered.set(known(offer));
  };
}

/**
 * The offer of the page's provider: from the page's server, otherwise from the provider. Without one, only documented
 * calls are offered.
 * @param hostname host name of the page; decides whether the staging version is used
 */
export function offerOf(config: RuntimeConfig, hostname: string, send: typeof fetch = fetch): Offer {
  if (config.provider) return new Offer(config.provider);
  const ask = async (): Promise<ProviderOffer> => {
    const answer = await send(addressOf(config, hostname, describeProvider), {
      headers: { Accept: 'application/json', 'X-Whitelabel': config.whitelabel },
      credentials: 'omit',
    });
    return answer.ok ? providerOfferSchema.parse(await answer.json()) : DOCUMENTED_OFFER;
  };
  return new Offer(ask());
}
