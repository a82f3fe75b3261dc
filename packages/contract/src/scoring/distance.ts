/** A location in degrees. */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance between two locations in metres. */
export function metresBetween(one: Spot, other: Spot): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const flat =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude);
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(flat)));
}
