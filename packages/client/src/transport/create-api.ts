import type { ApiCapability } from '@waymark/contract';
import { Offer } from './offer';
import { createTransport, type TransportOptions } from './transport';

/** What an API is made of: the transport's options, with the whole offer. */
export interface ApiOptions extends TransportOptions {
  readonly offer?: Offer;
}

/** The API as a host hands it on: calls, files, and addresses of the provider made whole. */
export function createApi({ offer = new Offer(), ...options }: ApiOptions): Omit<ApiCapability, 'version'> {
  const { apiOrigin } = options.config;
  // Whole addresses stay as they are, to the letter: those of uploads are signed.
  const resolve = (address: string) =>
    /^[a-z][a-z\d+.-]*:/i.test(address) || !URL.canParse(address, apiOrigin)
      ? address
      : new URL(address, apiOrigin).href;
  return {
    request: createTransport({ ...options, offer }),
    putFile: async (address, file, wishes) => (await import('./put-file')).putFile(resolve(address), file, wishes),
    resolve,
    offers: offer.offers,
    ...(options.config.geocoder ? { geocoder: options.config.geocoder } : {}),
  };
}
