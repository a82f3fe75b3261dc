import {
  DOCUMENTED_OFFER,
  describeProvider,
  PROVIDER_CAPABILITIES,
  type ProviderCapability,
  type ProviderOffer,
  providerOfferSchema,
  type Readable,
  type RuntimeConfig,
  writable,
} from '@waymark/contract';
import { addressOf } from './address';

const known = ({ capabilities }: ProviderOffer): ReadonlySet<ProviderCapability> =>
  new Set(PROVIDER_CAPABILITIES.filter((name) => Object.hasOwn(capabilities, name)));

/** What the provider offers beyond the documented calls, for as long as the page lives. */
export class Offer {
  readonly #offered = writable<ReadonlySet<ProviderCapability>>(new Set());
  /** Ends when it is known what is offered. */
  readonly settled: Promise<void>;
  #api = DOCUMENTED_OFFER.api;

  /** @param offer what the page was told, or what is still being asked */
  constructor(offer: ProviderOffer | Promise<ProviderOffer> = DOCUMENTED_OFFER) {
    if (offer instanceof Promise) this.settled = offer.then(this.#take, () => undefined);
    else {
      this.#take(offer);
      this.settled = Promise.resolve();
    }
  }

  /** Version of the API contract that the provider speaks. */
  get api(): string {
    return this.#api;
  }

  /** What is offered; changes when an answer shows that the provider promised too much. */
  get offered(): Readable<ReadonlySet<ProviderCapability>> {
    return this.#offered;
  }

  /** Whether something is offered. */
  readonly offers = (capability: ProviderCapability): boolean => this.#offered.get().has(capability);

  /** The provider answered that it lacks something after all: nobody asks for it again. */
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
 * The offer of the provider that a page speaks to: as its server learnt it, else as the provider says itself. A provider
 * that says nothing offers the documented calls.
 * @param hostname host name of the page; decides whether the staging version is spoken
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
