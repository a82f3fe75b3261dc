import * as z from '@waymark/contract/schema';

/**
 * Capabilities beyond the documented calls. Each covers the calls that name it in the route table, or something else
 * (presence, release notices and named changes on the live socket, the idempotency header).
 */
export const PROVIDER_CAPABILITIES = [
  'game-trash',
  'games-sort',
  'history',
  'readiness',
  'challenge',
  'challenge-places',
  'challenge-duplicate',
  'challenge-copy',
  'challenge-ideas',
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
  'named-changes',
  'release-notices',
  'idempotency',
  'answer-bulk',
  'answer-undo',
  'answer-history',
  'answer-queue',
  'answer-claims',
  'answer-signals',
  'ready-messages',
  'blind-review',
  'judge-links',
  'jobs',
  'leaderboard-board',
  'leaderboard-divisions',
  'score-adjustments',
  'reward-grants',
  'team-activity',
  'stuck-teams',
  'invitation-removal',
  'blasts',
  'reel-desk',
  'web-push',
  'game-progress',
  'game-places',
  'game-moment',
  'analytics-filters',
  'results-api',
  'donation-page',
  'stripe',
  'receipts',
  'dropbox',
  'brands',
  'team-sheets',
  'team-merge',
  'team-cards',
  'reward-hand-grants',
  'team-places',
  'chat',
  'templates',
  'slideshow-brand',
  'team-word',
  'export-contents',
  'media-alternatives',
] as const;
/** Name of a capability. */
export type ProviderCapability = (typeof PROVIDER_CAPABILITIES)[number];

/** The contract of the documented calls: the version of a provider that announces nothing. */
export const DOCUMENTED_API = '1.0.0';
/** Version of the API contract in this package, which a remote's `api` range must match. */
export const API_VERSION = '1.0.0';

/**
 * Describes a version segment of a provider's API, from `GET /{version}/provider.json`. A provider without that
 * document offers only the documented calls.
 */
export const providerOfferSchema = z.looseObject({
  /** Version of the API contract, such as `1.2.0`; an invalid one counts as not announced. */
  api: z.catch(z.string().check(z.regex(/^\d+\.\d+\.\d+$/)), DOCUMENTED_API),
  /** Names of `PROVIDER_CAPABILITIES` with versions. Unknown names are ignored. */
  capabilities: z.catch(z.record(z.string(), z.string()), {}),
  /** Origins besides the API's that serve media or receive uploads. */
  media_origins: z.catch(z.array(z.string()), []),
});
/** Describes a version segment of a provider's API. */
export type ProviderOffer = z.infer<typeof providerOfferSchema>;

/** The offer of a provider that announces nothing. */
export const DOCUMENTED_OFFER: ProviderOffer = { api: DOCUMENTED_API, capabilities: {}, media_origins: [] };
