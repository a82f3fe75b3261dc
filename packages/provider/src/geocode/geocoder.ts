/** A place on the earth. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Finds addresses. An operator names a service; without one a small table of places stands in. */
export interface Geocoder {
  /** Where an address is; undefined when there is no such place. @throws when the service does not answer */
  find(address: string): Promise<Coordinates | undefined>;
}
