import type { ApiCapability, ProviderCapability } from '@waymark/contract';
import { isApiFailure } from './failure';

/** The part of the host's api capability that calls need which go beyond the documents. */
export type OfferingApi = Pick<ApiCapability, 'request' | 'offers'>;

/**
 * Does something by a call that goes beyond the documents where the provider offers it, else in its documented form. A
 * provider that offers the call and lacks it costs that one call.
 */
export async function whereOffered<T>(
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
    // The transport takes the offer back when the call itself was unknown.
    if (!isApiFailure(error) || error.status !== 404 || offers()) throw error;
    return await documented();
  }
}
