import { geocode } from '@waymark/contract';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** Where an address is ([G47]); undefined when there is no such place. */
export async function findAddress(api: Api, address: string, options?: CallOptions): Promise<Coordinates | undefined> {
  const { location } = await callRoute(api, geocode, { query: { address } }, options);
  if (location?.latitude === undefined || location.longitude === undefined) return undefined;
  return { latitude: location.latitude, longitude: location.longitude };
}

/** A place on the map. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const PAIR = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** Coordinates in a text of the form `latitude, longitude`; undefined for any other, an address for instance. */
export function readCoordinates(text: string): Coordinates | undefined {
  const [, first, second] = PAIR.exec(text) ?? [];
  const [latitude, longitude] = [Number(first), Number(second)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** Where something typed is: coordinates are taken as they are, anything else is looked up as an address. */
export const locate = async (api: Api, text: string, options?: CallOptions): Promise<Coordinates | undefined> =>
  readCoordinates(text) ?? findAddress(api, text.trim(), options);
