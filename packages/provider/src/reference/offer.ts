import { API_VERSION, PROVIDER_CAPABILITIES, type ProviderOffer } from '@waymark/contract';

/**
 * Capabilities of this provider beyond the documented calls. Previews by ticket need a player app that accepts them.
 */
export const describeOffer = (previewTickets: boolean): ProviderOffer => ({
  api: API_VERSION,
  capabilities: Object.fromEntries(
    PROVIDER_CAPABILITIES.filter((name) => name !== 'preview-tickets' || previewTickets).map((name) => [name, '1.0.0']),
  ),
  media_origins: [],
});
