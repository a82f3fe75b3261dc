import { lazyPart } from '../overlay/lazy-part';
import type { LeafletMapProps } from './leaflet-map';
import { MapFrame } from './map-frame';
import type { HeatSpot, MapPlace, MapPoint } from './map-place';
import { middleOf } from './middle-of';

/** Props of MapView. */
export interface MapViewProps {
  /** Accessible name. */
  readonly label: string;
  readonly places: readonly MapPlace[];
  /** Spots of warmth below the markers; at first all of them are in view. */
  readonly heat?: readonly HeatSpot[];
  /** Initial centre; defaults to the middle of the places. Later changes do not move the view. */
  readonly centre?: MapPoint | undefined;
  /** Initial zoom; nearer where the places would lie on top of each other. */
  readonly zoom: number;
  /** In pixels. */
  readonly height: number;
  /** URL template of the tiles; empty for land alone, which is also drawn where no tiles come. */
  readonly tiles?: string | undefined;
  /** Whom the tiles are owed to; known for those of OpenStreetMap. */
  readonly credit?: string | undefined;
  /** Draws the way from place to place, in their order. */
  readonly inOrder?: boolean;
  /**
   * Finds what somebody types, an address or coordinates; undefined where there is no such place. Without it nothing can be
   * searched.
   */
  readonly find?: ((text: string) => Promise<MapPoint | undefined>) | undefined;
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
