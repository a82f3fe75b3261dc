import * as z from 'zod/mini';
import type { Geocoder } from './geocoder';

const TIMEOUT = 5000;

const found = z.array(z.looseObject({ lat: z.coerce.number(), lon: z.coerce.number() }));

/** A service with Nominatim's format: replaces `{address}` in its URL and takes the first result. */
export function serviceGeocoder(template: string): Geocoder {
  return {
    find: async (address) => {
      const answer = await fetch(template.replace('{address}', encodeURIComponent(address)), {
        headers: { Accept: 'application/json', 'User-Agent': 'Waymark' },
        signal: AbortSignal.timeout(TIMEOUT),
      });
      if (!answer.ok) throw new Error(`The geocoding service responded with ${answer.status}.`);
      const [place] = found.parse(await answer.json());
      return place && { latitude: place.lat, longitude: place.lon };
    },
  };
}
