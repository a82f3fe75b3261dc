import type { Coordinates, Geocoder } from './geocoder';
import { readKnownPlaces } from './known-places';

/** About 600 metres: streets of a town are spread around its centre. */
const REACH = 0.0055;

/** Letters without accents, single spaces. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Knows the centres of some towns and a few landmarks. `12 High Street, Bristol` is near the centre of Bristol, and an
 * address is always at the same point, so that maps work without a service.
 */
export function standInGeocoder(): Geocoder {
  // Longest name first: New York is not York.
  const places = readKnownPlaces().toSorted((one, other) => other.name.length - one.name.length);
  return {
    find: async (address) => {
      const query = plain(address);
      const place = places.find(({ name }) => ` ${query} `.includes(` ${name} `));
      if (!place) return undefined;
      const { name, latitude, longitude } = place;
      return query === name ? { latitude, longitude } : near({ latitude, longitude }, query);
    },
  };
}

function near({ latitude, longitude }: Coordinates, address: string): Coordinates {
  let mark = 2166136261;
  for (const letter of address) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  const share = (bits: number) => ((mark >>> bits) & 0xffff) / 0xffff - 0.5;
  const rounded = (value: number) => Number(value.toFixed(6));
  return { latitude: rounded(latitude + share(0) * 2 * REACH), longitude: rounded(longitude + share(16) * 2 * REACH) };
}
