/** A location. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Finds addresses. Operators configure a service; the default is a small table of places. */
export interface Geocoder {
  /** The location of an address; undefined if it does not exist. @throws if the service does not answer */
  find(address: string): Promise<Coordinates | undefined>;
}
