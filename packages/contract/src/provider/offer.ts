import * as z from '@waymark/contract/schema';

/**
 * What a provider may offer beyond the documented calls. Each stands for the calls that name it in the route table, or for
 * something that is no call (presence and notices of releases on the live socket, the header of an intent).
 */
export const PROVIDER_CAPABILITIES = [
  'game-trash',
  'history',
  'readiness',
  'challenge',
  'challenge-places',
  'challenge-duplicate',
  'challenge-copy',
  'challenge-bulk',
  'challenge-undo',
  'challenge-trash',
  'challenge-sheets',
  'challenge-qr-sheet',
  'webhook-test',
  'geocoding',
  'legal-texts',
  'white-label',
  'tickets',
  'preview-tickets',
  'sign-out',
  'presence',
  'release-notices',
  'idempotency',
] as const;
/** The name of something a provider may offer beyond the documented calls. */
export type ProviderCapability = (typeof PROVIDER_CAPABILITIES)[number];

/** The contract of the documented calls: what a provider speaks that announces nothing. */
export const DOCUMENTED_API = '1.0.0';
/** Version of the API contract that this package describes: what a remote's `api` range is held against. */
export const API_VERSION = '1.0.0';

/**
 * What stands behind one version segment of a provider's API, as `GET /{version}/provider.json` answers it. A provider
 * without that document offers the documented calls and nothing else.
 */
export const providerOfferSchema = z.looseObject({
  /** Version of the API contract, such as `1.2.0`; what is none counts as not announced. */
  api: z.catch(z.string().check(z.regex(/^\d+\.\d+\.\d+$/)), DOCUMENTED_API),
  /** Names of `PROVIDER_CAPABILITIES`, each with its version. Unknown names are ignored. */
  capabilities: z.catch(z.record(z.string(), z.string()), {}),
  /** Origins besides the API's that serve media or take uploads. */
  media_origins: z.catch(z.array(z.string()), []),
});
/** What stands behind one version segment of a provider's API. */
export type ProviderOffer = z.infer<typeof providerOfferSchema>;

/** The offer of a provider that announces nothing. */
export const DOCUMENTED_OFFER: ProviderOffer = { api: DOCUMENTED_API, capabilities: {}, media_origins: [] };
