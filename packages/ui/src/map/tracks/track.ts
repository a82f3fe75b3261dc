import type { MapPoint } from '../map-place';

/** A numbered place that tracks lead to. */
export interface Post extends MapPoint {
  readonly mark: string;
}

/** Something that moves on the map, with the way it came. */
export interface Track extends MapPoint {
  readonly id: string;
  /** Its name, written beside it while there is room. */
  readonly label: string;
  /** A second line under the name. */
  readonly note?: string | undefined;
  /** It needs attention. */
  readonly alarm?: boolean | undefined;
  /** Address of a picture. */
  readonly picture?: string | undefined;
  /** Latitude and longitude of where it was before, the oldest first. */
  readonly trail: readonly (readonly number[])[];
}
