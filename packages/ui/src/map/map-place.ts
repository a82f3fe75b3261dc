/** A point on the map, in degrees. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A marker. */
export interface MapPlace extends MapPoint {
  readonly id: string;
  /** Accessible name. */
  readonly label: string;
  /** Text on the pin: a number or a letter. */
  readonly mark?: string;
  /** A circle around it, in metres. */
  readonly radius?: number;
}

/** A spot of a heat map. */
export interface HeatSpot extends MapPoint {
  /** Its weight. */
  readonly weight: number;
}
