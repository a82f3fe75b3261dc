import type { ApiCapability } from '@waymark/contract';
import { geocode } from '@waymark/contract';
import { type CallOptions, callRoute } from '../transport/call';
import { CallFailure, isAborted } from '../transport/failure';
import { type Coordinates, readGeocoded } from './geocoded';

export type { Coordinates };

/** The part of the host's api capability that geocoding needs. */
type GeocodingApi = Pick<ApiCapability, 'request' | 'geocoder'>;

const TIMEOUT = 10_000;

/**
 * The location of an address ([G47]), from the configured service, otherwise the provider if it offers that.
 * @returns undefined if it does not exist, or there is no service
 */
export async function findAddress(
  api: GeocodingApi,
  address: string,
  options: CallOptions = {},
): Promise<Coordinates | undefined> {
  if (api.geocoder) return await askService(api.geocoder, address, options.signal);
  const call = { query: { address } };
  const { location } = await callRoute(api, geocode, call, options).catch((error: unknown) => {
    if ((error as { readonly status?: unknown }).status === 404) return { location: null };
    throw error;
  });
  if (location?.latitude === undefined || location.longitude === undefined) return undefined;
  return { latitude: location.latitude, longitude: location.longitude };
}

/** The service is a third party, so it gets none of our headers. */
async function askService(service: string, address: string, signal?: AbortSignal): Promise<Coordinates | undefined> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  try {
    const answer = await fetch(addressOfService(service, address), {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (answer.ok) return readGeocoded(await answer.json());
    if (answer.status === 404) return undefined;
    throw new CallFailure(answer.status, 'The address service did not answer.', undefined, false);
  } catch (cause) {
    if (signal?.aborted || cause instanceof CallFailure) throw cause;
    const words = isAborted(cause) ? 'took too long' : 'did not answer';
    throw new CallFailure('none', `The address service ${words}.`, undefined, false, { cause });
  }
}

/** A service without `{address}` in its URL gets it as query parameter `address`. */
function addressOfService(service: string, address: string): string {
  if (service.includes('{address}')) return service.replace('{address}', encodeURIComponent(address));
  const url = new URL(service);
  url.searchParams.set('address', address);
  return url.href;
}

const PAIR = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** Coordinates in the form `latitude, longitude`; undefined for other texts, such as an address. */
export function readCoordinates(text: string): Coordinates | undefined {
  const [, first, second] = PAIR.exec(text) ?? [];
  const [latitude, longitude] = [Number(first), Number(second)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** The location of a typed text: coordinates, or else an address to look up. */
export const locate = async (
  api: GeocodingApi,
  text: string,
  options?: CallOptions,
): Promise<Coordinates | undefined> => readCoordinates(text) ?? findAddress(api, text.trim(), options);
