import { geocode } from '@waymark/contract';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** Where an address is ([G47]); undefined when there is no such place. */
export async function findAddress(
  api: Api,
  address: string,
  options?: CallOptions,
): Promise<{ readonly latitude: number; readonly longitude: number } | undefined> {
  const { location } = await callRoute(api, geocode, { query: { address } }, options);
  if (location?.latitude === undefined || location.longitude === undefined) return undefined;
  return { latitude: location.latitude, longitude: location.longitude };
}
