import * as L from 'leaflet';
import { token } from '../theme/token';
import { baseMap, CLOSEST, followSize, leaveWheelToPage, pointOf } from './base-map';
import { clustersOf, type MapSpot } from './clusters';
import type { GroundOptions } from './ground';
import { HeatLayer } from './heat-layer';
import { clusterIcon, hereIcon, pinIcon } from './map-icons';
import type { HeatSpot, MapPlace, MapPoint } from './map-place';
import { moveWithKeys } from './move-with-keys';
import { nameMarker } from './name-marker';
import { pressWithKeys } from './press-with-keys';

/** Options of LiveMap. */
export interface LiveMapOptions extends GroundOptions {
  readonly element: HTMLElement;
  readonly centre: MapPoint;
  readonly zoom: number;
  /** The map starts at this zoom even if its places overlap. */
  readonly exactZoom?: boolean | undefined;
  /** Height in pixels of the overlay at its top edge. */
  readonly covered?: number;
  /** Labels a cluster of markers. */
  readonly clusterLabel: (count: number) => string;
  readonly onSelect?: ((id: string) => void) | undefined;
  readonly onMove?: ((id: string, to: MapPoint) => void) | undefined;
  readonly onPick?: ((at: MapPoint) => void) | undefined;
}

/** Height of a pin above its place. */
const PIN_ROOM = 36;
/** Width of the buttons, at either side by text direction, plus half a pin. */
const SIDE_ROOM = 60;
/** Height of the line at the bottom edge. */
const FOOT_ROOM = 24;

/** The zoom for one place. */
const NEAR = 15;

/** Rounded to a decimetre: more digits are noise. */
const placeOf = ({ lat, lng }: L.LatLng): MapPoint => ({
  latitude: Number(lat.toFixed(6)),
  longitude: Number(lng.toFixed(6)),
});

/** Wraps the Leaflet map and keeps its markers in sync with the places. */
export class LiveMap {
  readonly #map: L.Map;
  readonly #options: LiveMapOptions;
  readonly #markers = new Map<string, { readonly marker: L.Marker; readonly appearance: string }>();
  readonly #circles = L.layerGroup();
  readonly #way = L.polyline([], { className: 'way', interactive: false });
  #here: L.LayerGroup | undefined;
  readonly #unfollow: () => void;
  #places: readonly MapPlace[] = [];
  #heat: readonly HeatSpot[] = [];
  #warmth: HeatLayer | undefined;
  #spotsIn = clustersOf([]);
  #selected: string | undefined;
  #dragged = false;
  #gone = false;
  /** Key of the marker to focus once a cluster is split. */
  #heir: string | undefined;

  constructor(options: LiveMapOptions) {
    this.#options = options;
    const { onPick, element } = options;
    this.#map = baseMap({ ...options, animated: true });
    leaveWheelToPage(this.#map, element);
    this.#circles.addTo(this.#map);
    this.#way.addTo(this.#map);
    this.#map.on('moveend', () => {
      this.#draw();
      this.#heir = undefined;
    });
    this.#map.on('click', ({ latlng }) => onPick?.(placeOf(latlng.wrap())));
    this.#unfollow = followSize(this.#map, element);
  }

  /**
   * Shows these places, and with `inOrder` the path between them. The view stays, unless the first places shown would
   * overlap and the zoom is not exact; at its zoom it moves to reveal what the search or the buttons would cover.
   */
  show(places: readonly MapPlace[], selected: string | undefined, inOrder = false): void {
    if (this.#gone) return;
    const isFirst = this.#places.length === 0;
    if (places !== this.#places) this.#spotsIn = clustersOf(places);
    this.#places = places;
    this.#selected = selected;
    this.#circles.clearLayers();
    for (const place of places) {
      if (place.radius) L.circle(pointOf(place), { radius: place.radius, interactive: false }).addTo(this.#circles);
    }
    this.#way.setLatLngs(inOrder ? places.map(pointOf) : []);
    this.#draw();
    if (!isFirst || places.length < 2) return;
    if (this.#markers.size === 1 && !this.#options.exactZoom) this.fit();
    else this.#uncover(places);
  }

  /** Marks a search result, or the person's position with its accuracy in metres, and moves there. */
  goTo(at: MapPoint, label: string, within?: number): void {
    this.#here?.remove();
    const mark = L.marker(pointOf(at), { icon: hereIcon(), keyboard: false, interactive: false });
    mark.on('add', () => {
      const icon = mark.getElement();
      icon?.setAttribute('role', 'img');
      if (icon) nameMarker(icon, label);
    });
    this.#here = L.layerGroup([mark]);
    if (within) this.#here.addLayer(L.circle(pointOf(at), { radius: within, interactive: false }));
    this.#here.addTo(this.#map);
    this.#map.setView(pointOf(at), Math.max(this.#map.getZoom(), NEAR));
  }

  /** Shows a heat map of these spots, all of them in view at first. */
  warm(spots: readonly HeatSpot[]): void {
    if (this.#gone || (spots.length === 0 && !this.#warmth)) return;
    this.#heat = spots;
    const isFirst = this.#warmth === undefined;
    this.#warmth ??= new HeatLayer(this.#map, [token.warning, token.danger]);
    this.#warmth.show(spots);
    if (isFirst) this.fit();
  }

  /** Zooms by a number of levels. */
  zoomBy(steps: number): void {
    this.#map.setZoom(this.#map.getZoom() + steps);
  }

  /** Fits the view to all places and spots. */
  fit(): void {
    const points = [...this.#places, ...this.#heat].map(pointOf);
    if (points.length === 0) return;
    const { min, max } = this.#free();
    const { x, y } = this.#map.getSize();
    const padding = { paddingTopLeft: min, paddingBottomRight: L.point(x, y).subtract(max) };
    this.#map.fitBounds(L.latLngBounds(points), { ...padding, maxZoom: 16 });
  }

  /** Destroys the map and everything it created. */
  remove(): void {
    this.#gone = true;
    this.#unfollow();
    this.#map.remove();
  }

  /** The uncovered part; most of a small map. */
  #free(): { readonly min: L.Point; readonly max: L.Point } {
    const { x, y } = this.#map.getSize();
    const top = Math.min((this.#options.covered ?? 0) + PIN_ROOM, y / 3);
    const side = Math.min(SIDE_ROOM, x / 6);
    return { min: L.point(side, top), max: L.point(x - side, y - Math.min(FOOT_ROOM, y / 6)) };
  }

  /** Moves the view so that no place is covered, if they all fit at this zoom. */
  #uncover(places: readonly MapPlace[]): void {
    const points = places.map((place) => this.#map.latLngToContainerPoint(pointOf(place)));
    const { min, max } = this.#free();
    const by = (['x', 'y'] as const).map((axis) => {
      const at = points.map((point) => point[axis]);
      return wayInto([Math.min(...at), Math.max(...at)], [min[axis], max[axis]]);
    });
    const [right, down] = by;
    if (right === undefined || down === undefined || (right === 0 && down === 0)) return;
    this.#map.panBy([right, down], { animate: false });
  }

  #draw(): void {
    // Leaflet reports a resize 200 ms later, even after the map is destroyed. Replacing a marker during a drag would
    // drop it.
    if (this.#gone || this.#dragged) return;
    const bounds = this.#map.getBounds().pad(0.3);
    const spots = this.#spotsIn(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      this.#map.getZoom(),
    );
    const wanted = new Map(spots.map((spot) => [spot.key, spot]));
    let lost: string | undefined;
    for (const [key, { marker, appearance }] of this.#markers) {
      const spot = wanted.get(key);
      if (spot && appearanceOf(spot, this.#selected) === appearance) continue;
      if (hasFocus(marker.getElement())) lost = key;
      marker.remove();
      this.#markers.delete(key);
    }
    for (const spot of spots) {
      if (this.#markers.has(spot.key)) continue;
      const marker = spot.kind === 'place' ? this.#placeMarker(spot.place) : this.#clusterMarker(spot);
      marker.addTo(this.#map);
      this.#markers.set(spot.key, { marker, appearance: appearanceOf(spot, this.#selected) });
    }
    this.#passFocus(lost);
  }

  /** To the first marker of a split cluster, the new marker of the same place, or the map. */
  #passFocus(lost: string | undefined): void {
    const heir = this.#heir === undefined ? undefined : this.#markers.get(this.#heir);
    if (!heir && lost === undefined) return;
    const next = heir ?? this.#markers.get(lost ?? '');
    (next?.marker.getElement() ?? this.#options.element).focus({ preventScroll: true });
  }

  #placeMarker(place: MapPlace): L.Marker {
    const { onSelect, onMove } = this.#options;
    const marker = L.marker(pointOf(place), {
      icon: pinIcon(place, place.id === this.#selected),
      draggable: onMove !== undefined,
      autoPan: true,
      riseOnHover: true,
    });
    const put = (to: L.LatLng) => onMove?.(place.id, placeOf(to.wrap()));
    marker.on('click', () => onSelect?.(place.id));
    marker.on('dragstart', () => {
      this.#dragged = true;
    });
    marker.on('dragend', () => {
      this.#dragged = false;
      put(marker.getLatLng());
    });
    marker.on('add', () => {
      const icon = marker.getElement();
      if (icon) nameMarker(icon, place.label);
      if (icon) pressWithKeys(icon, () => onSelect?.(place.id));
      if (icon && onMove) moveWithKeys(icon, this.#map, marker, put);
    });
    return marker;
  }

  #clusterMarker({ count, at, zoom, firstInside }: MapSpot & { kind: 'cluster' }): L.Marker {
    const words = this.#options.clusterLabel(count);
    // Some languages say two in one word, but the name needs what is shown.
    const label = words.includes(String(count)) ? words : `${count}: ${words}`;
    const marker = L.marker(pointOf(at), { icon: clusterIcon(count) });
    const split = (): void => {
      this.#heir = firstInside();
      this.#map.setView(pointOf(at), Math.min(zoom, CLOSEST));
    };
    marker.on('click', split);
    marker.on('add', () => {
      const icon = marker.getElement();
      if (icon) nameMarker(icon, label);
      if (icon) pressWithKeys(icon, split);
    });
    return marker;
  }
}

type Span = readonly [from: number, to: number];

/** Shift of a view that brings a span into another; undefined if it doesn't fit. */
const wayInto = ([from, to]: Span, [least, most]: Span): number | undefined => {
  if (to - from > most - least) return undefined;
  return Math.min(0, from - least) + Math.max(0, to - most);
};

const hasFocus = (icon: HTMLElement | undefined): boolean =>
  icon !== undefined && (icon.getRootNode() as Document | ShadowRoot).activeElement === icon;

const appearanceOf = (spot: MapSpot, selected: string | undefined): string =>
  spot.kind === 'cluster' ? spot.key : JSON.stringify([spot.place, spot.place.id === selected]);
