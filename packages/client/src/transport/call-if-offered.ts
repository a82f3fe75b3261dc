import type { ApiCapability, ProviderCapability } from '@waymark/contract';
import { isApiFailure } from './failure';

/** The part of the host's api capability that calls beyond the documents need. */
export type OfferingApi = Pick<ApiCapability, 'request' | 'offers'>;

/**
 * Uses a call beyond the documents if the provider offers it, otherwise its documented form. A provider that offers but
 * lacks the call costs that one request.
 */
export async function callIfOffered<T>(
  api: OfferingApi,
  capability: ProviderCapability,
  extra: () => Promise<T>,
  documented: () => Promise<T>,
): Promise<T> {
  const offers = () => api.offers?.(capability) === true;
  if (!offers()) return await documented();
  try {
    return await extra();
  } catch (error) {
    // The transport withdraws the offer if the call itself was unknown.
    if (!isApiFailure(error) || error.status !== 404 || offers()) throw error;
    return await documented();
  }
}
