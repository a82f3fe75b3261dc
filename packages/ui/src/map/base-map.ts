import * as L from 'leaflet';
import { Ground, type GroundOptions } from './ground';
import type { MapPoint } from './map-place';

/** Maximum zoom. */
export const CLOSEST = 19;

/** A point in the library's form. */
export const pointOf = ({ latitude, longitude }: MapPoint): L.LatLngTuple => [latitude, longitude];

interface BaseMapOptions extends GroundOptions {
  readonly element: HTMLElement;
  readonly centre: MapPoint;
  readonly zoom: number;
  /** Whether zooming is animated, unless reduced motion is preferred. */
  readonly animated: boolean;
}

/** Whether the person prefers reduced motion. */
export const prefersCalm = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

/** A map with its background and no content. */
export function baseMap({ element, centre, zoom, animated, ...ground }: BaseMapOptions): L.Map {
  const map = L.map(element, {
    center: pointOf(centre),
    zoom,
    minZoom: 1,
    maxZoom: CLOSEST,
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: animated && !prefersCalm(),
    fadeAnimation: false,
    worldCopyJump: true,
  });
  new Ground(map, ground);
  return map;
}

/**
 * Leaves the wheel to the page that the map scrolls with: only with Ctrl or Cmd, as when pinching on a touchpad, it zooms.
 */
export function leaveWheelToPage(map: L.Map, element: HTMLElement): void {
  const turn = ({ ctrlKey, metaKey }: WheelEvent) => {
    if (ctrlKey || metaKey) map.scrollWheelZoom.enable();
    else map.scrollWheelZoom.disable();
  };
  // Before the map's own listener.
  element.addEventListener('wheel', turn, { capture: true, passive: true });
  map.on('unload', () => element.removeEventListener('wheel', turn, { capture: true }));
}

/** Keeps a map as large as its element. @returns a function that stops it */
export function followSize(map: L.Map, element: HTMLElement): () => void {
  if (!('ResizeObserver' in window)) return () => undefined;
  const resize = new ResizeObserver(() => map.invalidateSize());
  resize.observe(element);
  return () => resize.disconnect();
}
