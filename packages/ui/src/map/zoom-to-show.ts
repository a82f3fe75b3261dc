import type { MapPoint } from './map-place';

const TILE = 256;

/**
 * Initial zoom of a map: `nearest`, or less if needed to show all places.
 * @param height of the map, in pixels
 */
export function zoomToShow(places: readonly MapPoint[], height: number, nearest: number): number {
  const span = Math.max(
    spanOf(places.map(({ latitude }) => latitude)),
    spanOf(places.map(({ longitude }) => longitude)),
  );
  if (span === 0) return nearest;
  return Math.min(nearest, Math.max(1, Math.floor(Math.log2((360 * height) / (TILE * span))) - 1));
}

const spanOf = (degrees: readonly number[]): number =>
  degrees.length === 0 ? 0 : Math.max(...degrees) - Math.min(...degrees);
