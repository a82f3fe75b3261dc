/** A point on the map, in degrees. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A marker. */
export interface MapPlace extends MapPoint {
  readonly id: string;
  /** Says what it marks. */
  readonly label: string;
  /** Written on it: a number, a letter. */
  readonly mark?: string;
  /** A circle around it, in metres. */
  readonly radius?: number;
}
