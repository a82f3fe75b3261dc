import type { MapPoint } from '@waymark/ui';

/** About a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** The location of a challenge that was put on a map: it has no other address. */
export function spotOf(at: MapPoint): MapPoint & { readonly address: string } {
  const [latitude, longitude] = [round(at.latitude), round(at.longitude)];
  return { address: `${latitude}, ${longitude}`, latitude, longitude };
}
