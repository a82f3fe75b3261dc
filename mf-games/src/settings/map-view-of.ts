import { type MapPoint, zoomToShow } from '@waymark/ui';

/** Height of the map in the settings. */
export const MAP_HEIGHT = 240;
/** Initial zoom of the map in the settings ([G47]). */
const MAP_ZOOM = 15;

/** The default zoom without places, otherwise the one that shows them all. */
export const zoomFor = (places: readonly MapPoint[]): number => zoomToShow(places, MAP_HEIGHT, MAP_ZOOM);
