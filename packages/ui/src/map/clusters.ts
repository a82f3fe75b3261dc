import Supercluster from 'supercluster';
import type { MapPlace, MapPoint } from './map-place';

/** A marker: one place, or a cluster of places too close together to separate at this zoom. */
export type MapSpot =
  | { readonly kind: 'place'; readonly key: string; readonly place: MapPlace }
  | {
      readonly kind: 'cluster';
      readonly key: string;
      readonly count: number;
      readonly at: MapPoint;
      readonly zoom: number;
    };

/** The visible area: west, south, east, north in degrees. */
export type MapBounds = [number, number, number, number];

/** Markers closer than this many pixels are clustered. */
const CLOSE = 44;
/** The last zoom with clusters. */
const LAST = 17;

/** Indexes places; the result returns the markers visible in an area. */
export function clustersOf(places: readonly MapPlace[]): (bounds: MapBounds, zoom: number) => readonly MapSpot[] {
  const index = new Supercluster<{ place: MapPlace }>({ radius: CLOSE, maxZoom: LAST, extent: 256 });
  index.load(
    places.map((place) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
      properties: { place },
    })),
  );
  return (bounds, zoom) =>
    index.getClusters(bounds, Math.round(zoom)).map(({ properties, geometry, id }): MapSpot => {
      if (!('cluster' in properties)) return { kind: 'place', key: properties.place.id, place: properties.place };
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      return {
        kind: 'cluster',
        key: `cluster ${id} ${properties.point_count}`,
        count: properties.point_count,
        at: { latitude, longitude },
        zoom: index.getClusterExpansionZoom(properties.cluster_id),
      };
    });
}
