import { lazyPart } from '../../overlay/lazy-part';
import { MapFrame } from '../map-frame';
import { middleOf } from '../middle-of';
import type { LeafletTracksProps } from './leaflet-tracks';
import type { Post, Track } from './track';

/** Props of TracksView. */
export interface TracksViewProps {
  /** Accessible name. */
  readonly label: string;
  readonly tracks: readonly Track[];
  /** Numbered places under them. */
  readonly posts?: readonly Post[];
  /** Any CSS length. */
  readonly height: string;
  /** URL template of the tiles; empty for land only, which also replaces tiles that fail to load. */
  readonly tiles?: string | undefined;
  /** Attribution of the tiles; known for OpenStreetMap. */
  readonly credit?: string | undefined;
  readonly selected?: string | undefined;
  /** Called with the clicked item; undefined for the map itself. */
  readonly onSelect?: (id: string | undefined) => void;
}

/** About the size of a town. */
const ZOOM = 13;

const part = lazyPart<LeafletTracksProps>(() => import('./leaflet-tracks').then((file) => file.LeafletTracks));

/** A map of moving things with trails. Smooth with hundreds of them; loads the map code on demand. */
export function TracksView({ label, height, tracks, ...map }: TracksViewProps) {
  return (
    <MapFrame label={label} height={height} part={part}>
      {(Part) => <Part {...map} label={label} tracks={tracks} zoom={ZOOM} centre={middleOf(tracks)} />}
    </MapFrame>
  );
}
