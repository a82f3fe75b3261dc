import type { MapPoint } from '../map-place';

/** A numbered place on the tracks' way. */
export interface Post extends MapPoint {
  readonly mark: string;
}

/** Something that moves on the map, with its trail. */
export interface Track extends MapPoint {
  readonly id: string;
  /** Its name, shown if there is room. */
  readonly label: string;
  /** A second line under the name. */
  readonly note?: string | undefined;
  /** It needs attention. */
  readonly alarm?: boolean | undefined;
  /** Address of a picture. */
  readonly picture?: string | undefined;
  /** Latitude and longitude of earlier positions, oldest first. */
  readonly trail: readonly (readonly number[])[];
}
