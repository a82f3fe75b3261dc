import { type MapPoint, zoomToShow } from '@waymark/ui';

/** How high the map of the settings is. */
export const MAP_HEIGHT = 240;
/** How near the map of the settings opens ([G47]). */
const MAP_ZOOM = 15;

/** As near as the map opens without any place, or as far away as shows them all. */
export const zoomFor = (places: readonly MapPoint[]): number => zoomToShow(places, MAP_HEIGHT, MAP_ZOOM);
