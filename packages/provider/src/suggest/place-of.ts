import { nearestTown } from '../geocode/nearest-town';
import type { Located } from './repo';

/** The distance within which people still consider themselves in a town. */
const REACH_KM = 12;
const WORD = /\p{L}{3}/u;

/** Where a game is played: the town in most of its addresses, otherwise the one closest to its challenges. */
export const placeOf = (challenges: readonly Located[]): string | undefined => townOf(challenges) ?? townAt(challenges);

/** The part after an address's first comma, except countries, postcodes and coordinates. */
function townOf(challenges: readonly Pick<Located, 'address'>[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { address } of challenges) {
    const [, ...parts] = address.split(',').map((part) => part.replace(/\d+/g, ' ').replace(/\s+/g, ' ').trim());
    const town = parts.find((part) => WORD.test(part));
    if (town) counts.set(town, (counts.get(town) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

function townAt(challenges: readonly Located[]): string | undefined {
  for (const { latitude, longitude } of challenges) {
    if (latitude === null || longitude === null) continue;
    const town = nearestTown({ latitude, longitude }, REACH_KM);
    if (town) return town;
  }
  return undefined;
}
