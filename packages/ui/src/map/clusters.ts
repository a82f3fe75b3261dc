import Supercluster from 'supercluster';
import type { MapPlace, MapPoint } from './map-place';

/** What stands at a point: a place, or several that lie too close together to be told apart at this zoom. */
export type MapSpot =
  | { readonly kind: 'place'; readonly key: string; readonly place: MapPlace }
  | {
      readonly kind: 'cluster';
      readonly key: string;
      readonly count: number;
      readonly at: MapPoint;
      readonly zoom: number;
    };

/** What is on view: west, south, east, north in degrees. */
export type MapBounds = [number, number, number, number];

/** Markers closer than this many pixels are one. */
const CLOSE = 44;
/** From the next zoom on every place stands for itself. */
const LAST = 17;

/** Places, ready to be asked what is to be seen of them. */
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
