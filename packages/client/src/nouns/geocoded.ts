/** A place on the map. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

type Json = Readonly<Record<string, unknown>> | readonly unknown[] | undefined;

/** Names under which services put results, outermost first. */
const BELOW = ['results', 'features', 'items', 'data', 'geometry', 'location', 'position'];

/**
 * The first location in a geocoding service's response, in common forms: an object or list with latitude and longitude
 * (`lat` and `lon` or `lng`), at the top or below one of a few names, or GeoJSON.
 * @returns undefined if there is none
 */
export function readGeocoded(answer: unknown): Coordinates | undefined {
  const place = first(answer as Json);
  if (place === undefined) return undefined;
  const nested = BELOW.map((name) => first(place[name])).find(Boolean);
  const pair = place.coordinates;
  if (Array.isArray(pair)) return coordinates(pair[1], pair[0]);
  return coordinates(place.latitude ?? place.lat, place.longitude ?? place.lon ?? place.lng) ?? readGeocoded(nested);
}

function first(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const item: unknown = Array.isArray(value) ? value[0] : value;
  return typeof item === 'object' && item !== null ? (item as Readonly<Record<string, unknown>>) : undefined;
}

/** Some services send numbers as text. */
function coordinates(lat: unknown, lng: unknown): Coordinates | undefined {
  if (!isFilled(lat) || !isFilled(lng)) return undefined;
  const [latitude, longitude] = [Number(lat), Number(lng)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

const isFilled = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && value !== '');
