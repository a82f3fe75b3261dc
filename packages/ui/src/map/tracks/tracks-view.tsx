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
  /** URL template of the tiles; empty for land alone, which is also drawn where no tiles come. */
  readonly tiles?: string | undefined;
  /** Whom the tiles are owed to; known for those of OpenStreetMap. */
  readonly credit?: string | undefined;
  readonly selected?: string | undefined;
  /** Called with what was pressed; undefined for the map itself. */
  readonly onSelect?: (id: string | undefined) => void;
}

/** About a town. */
const ZOOM = 13;

const part = lazyPart<LeafletTracksProps>(() => import('./leaflet-tracks').then((file) => file.LeafletTracks));

/** A map of what moves, with trails. Smooth with hundreds of them; loads the map code on demand. */
export function TracksView({ label, height, tracks, ...map }: TracksViewProps) {
  return (
    <MapFrame label={label} height={height} part={part}>
      {(Part) => <Part {...map} label={label} tracks={tracks} zoom={ZOOM} centre={middleOf(tracks)} />}
    </MapFrame>
  );
}
