import type { Coordinates, Geocoder } from './geocoder';

const DAY = 86_400_000;
const MOST_REMEMBERED = 10_000;

interface Remembered {
  readonly until: number;
  readonly found: Promise<Coordinates | undefined>;
}

/**
 * Asks once a day for an address, however many people ask for it and at how many places at once. That a service did not
 * answer is not remembered.
 */
export function cachedGeocoder(geocoder: Geocoder, now: () => Date): Geocoder {
  const remembered = new Map<string, Remembered>();
  return {
    find: (address) => {
      const key = address.trim().toLowerCase().replace(/\s+/g, ' ');
      const known = remembered.get(key);
      if (known && known.until > now().getTime()) return known.found;
      const found = geocoder.find(address);
      remembered.delete(key);
      remembered.set(key, { until: now().getTime() + DAY, found });
      found.catch(() => remembered.delete(key));
      // The one that was asked for longest ago goes first.
      const [oldest] = remembered.keys();
      if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
      return found;
    },
  };
}
