import type { MapPoint } from './map-place';

/** Initial centre of a map without places. */
export const MAP_CENTRE: MapPoint = { latitude: 42.3601, longitude: -71.0589 };

/** The middle of some points; where maps begin if there are none. */
export function middleOf(places: readonly MapPoint[]): MapPoint {
  if (places.length === 0) return MAP_CENTRE;
  const sum = (pick: (place: MapPoint) => number) =>
    places.reduce((all, place) => all + pick(place), 0) / places.length;
  return { latitude: sum(({ latitude }) => latitude), longitude: sum(({ longitude }) => longitude) };
}
