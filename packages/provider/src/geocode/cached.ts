import type { Coordinates, Geocoder } from './geocoder';

const DAY = 86_400_000;
const MOST_REMEMBERED = 10_000;

interface Remembered {
  readonly until: number;
  readonly found: Promise<Coordinates | undefined>;
}

/** Asks the service at most once a day per address, even for concurrent requests. Failures are not cached. */
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
      // The least recently used one goes first.
      const [oldest] = remembered.keys();
      if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
      return found;
    },
  };
}
