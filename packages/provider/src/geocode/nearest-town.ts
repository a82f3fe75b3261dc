import type { Coordinates } from './geocoder';
import { type KnownPlace, readKnownPlaces } from './known-places';

const KM_PER_DEGREE = 111.2;
/** Known places within towns. */
const LANDMARK = /palace|tower|building|park$|bridge|square|house/;
let towns: readonly KnownPlace[] | undefined;

/** The name of the closest known town, if it is within reach. */
export function nearestTown(point: Coordinates, reachKm: number): string | undefined {
  towns ??= readKnownPlaces().filter(({ name }) => !LANDMARK.test(name));
  const [closest] = towns
    .map((town) => ({ name: town.name, km: kilometres(point, town) }))
    .toSorted((one, other) => one.km - other.km);
  if (!closest || closest.km > reachKm) return undefined;
  return closest.name.replace(/(^|[ -])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Good enough for short distances. */
function kilometres(one: Coordinates, other: Coordinates): number {
  const narrowing = Math.cos((one.latitude * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * narrowing);
}
