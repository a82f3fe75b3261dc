import type { MapPoint } from '@waymark/ui';

/** How high the map of the settings is. */
export const MAP_HEIGHT = 240;
/** How near the map of the settings opens ([G47]). */
export const MAP_ZOOM = 15;
const TILE = 256;

/** As near as the map opens without any place, or as far away as shows them all. */
export function zoomFor(places: readonly MapPoint[]): number {
  const span = Math.max(
    spanOf(places.map(({ latitude }) => latitude)),
    spanOf(places.map(({ longitude }) => longitude)),
  );
  if (span === 0) return MAP_ZOOM;
  return Math.min(MAP_ZOOM, Math.max(1, Math.floor(Math.log2((360 * MAP_HEIGHT) / (TILE * span))) - 1));
}

const spanOf = (degrees: readonly number[]): number =>
  degrees.length === 0 ? 0 : Math.max(...degrees) - Math.min(...degrees);
