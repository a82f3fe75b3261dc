import { API_VERSION, PROVIDER_CAPABILITIES, type ProviderOffer } from '@waymark/contract';
import type { ProviderConfig } from '../server/services';

/** Capabilities that the operator must configure: a player app that accepts tickets, or an external account. */
type Configured = Pick<ProviderConfig, 'previewTickets' | 'stripeKey' | 'dropbox'>;

/** Capabilities of this provider beyond the documented calls. */
export const describeOffer = ({ previewTickets, stripeKey, dropbox }: Configured): ProviderOffer => ({
  api: API_VERSION,
  capabilities: Object.fromEntries(
    PROVIDER_CAPABILITIES.filter((name) => {
      if (name === 'preview-tickets') return previewTickets;
      if (name === 'dropbox') return dropbox;
      return name !== 'stripe' || stripeKey !== '';
    }).map((name) => [name, '1.0.0']),
  ),
  media_origins: [],
});
