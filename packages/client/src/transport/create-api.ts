import type { ApiCapability } from '@waymark/contract';
import { Offer } from './offer';
import { createTransport, type TransportOptions } from './transport';

/** What an API is created with: the transport's options, with the offer. */
export interface ApiOptions extends TransportOptions {
  readonly offer?: Offer;
}

/** The API as a host provides it: calls, files, and absolute addresses of the provider. */
export function createApi({ offer = new Offer(), ...options }: ApiOptions): Omit<ApiCapability, 'version'> {
  const { apiOrigin } = options.config;
  // Absolute addresses stay exactly as they are, because upload addresses are signed.
  const resolve = (address: string) =>
    /^[a-z][a-z\d+.-]*:/i.test(address) || !URL.canParse(address, apiOrigin)
      ? address
      : new URL(address, apiOrigin).href;
  return {
    request: createTransport({ ...options, offer }),
    putFile: async (address, file, wishes) =>
      (await import('./put-file')).putFile(resolve(address), file, wishes, options.say),
    resolve,
    offers: offer.offers,
    ...(options.config.geocoder ? { geocoder: options.config.geocoder } : {}),
  };
}
