import type { ApiCapability } from '@waymark/contract';
import { geocode } from '@waymark/contract';
import { type CallOptions, callRoute } from '../transport/call';
import { CallFailure, isAborted } from '../transport/failure';
import { type Coordinates, readGeocoded } from './geocoded';

export type { Coordinates };

/** The part of the host's api capability that looks up addresses. */
type GeocodingApi = Pick<ApiCapability, 'request' | 'geocoder'>;

const PATIENCE = 10_000;

/**
 * Where an address is ([G47]): the configured service says so, else the provider where it offers that.
 * @returns undefined when there is no such place, and where nobody can look one up
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

/** The service is nobody's who knows our session: it gets no header of ours. */
async function askService(service: string, address: string, signal?: AbortSignal): Promise<Coordinates | undefined> {
  const patience = AbortSignal.timeout(PATIENCE);
  try {
    const answer = await fetch(addressOfService(service, address), {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
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

/** A service without a place for the address takes it as the query's `address`. */
function addressOfService(service: string, address: string): string {
  if (service.includes('{address}')) return service.replace('{address}', encodeURIComponent(address));
  const url = new URL(service);
  url.searchParams.set('address', address);
  return url.href;
}

const PAIR = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** Coordinates in a text of the form `latitude, longitude`; undefined for any other, an address for instance. */
export function readCoordinates(text: string): Coordinates | undefined {
  const [, first, second] = PAIR.exec(text) ?? [];
  const [latitude, longitude] = [Number(first), Number(second)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** Where something typed is: coordinates are taken as they are, anything else is looked up as an address. */
export const locate = async (
  api: GeocodingApi,
  text: string,
  options?: CallOptions,
): Promise<Coordinates | undefined> => readCoordinates(text) ?? findAddress(api, text.trim(), options);
