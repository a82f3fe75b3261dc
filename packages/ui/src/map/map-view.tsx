import { lazyPart } from '../overlay/lazy-part';
import type { LeafletMapProps } from './leaflet-map';
import { MapFrame } from './map-frame';
import type { HeatSpot, MapPlace, MapPoint } from './map-place';
import type { TypedSearch } from './map-search';
import { middleOf } from './middle-of';

/** Props of MapView. */
export interface MapViewProps {
  /** Accessible name. */
  readonly label: string;
  readonly places: readonly MapPlace[];
  /** Spots of a heat map below the markers; at first all of them are in view. */
  readonly heat?: readonly HeatSpot[];
  /** Initial centre; defaults to the middle of the places. Later changes do not move the view. */
  readonly centre?: MapPoint | undefined;
  /** Initial zoom; higher if all places would overlap, unless it is exact. */
  readonly zoom: number;
  readonly exactZoom?: boolean;
  /** In pixels. */
  readonly height: number;
  /** URL template of the tiles; empty for land only, which also replaces tiles that fail to load. */
  readonly tiles?: string | undefined;
  /** Attribution of the tiles; known for OpenStreetMap. */
  readonly credit?: string | undefined;
  /** Draws the path between places in order. */
  readonly inOrder?: boolean;
  /** Finds a typed address or coordinates; undefined if there is no such place. Without it there is no search. */
  readonly find?: ((text: string) => Promise<MapPoint | undefined>) | undefined;
  /** Keeps the search's text when the map is shown elsewhere. */
  readonly typed?: TypedSearch | undefined;
  readonly selected?: string | undefined;
  readonly onSelect?: (id: string) => void;
  /** Called when a marker is moved by pointer or with Shift and the arrow keys. Without it markers are fixed. */
  readonly onMove?: (id: string, to: MapPoint) => void;
  /** Called when a point of the map is clicked. */
  readonly onPick?: (at: MapPoint) => void;
}

const part = lazyPart<LeafletMapProps>(() => import('./leaflet-map').then((file) => file.LeafletMap));

/** A map with clustered markers. Loads the map code on demand. */
export function MapView({ label, height, centre, places, ...map }: MapViewProps) {
  return (
    <MapFrame label={label} height={height} part={part}>
      {(Part) => <Part {...map} label={label} places={places} centre={centre ?? middleOf(places)} />}
    </MapFrame>
  );
}
