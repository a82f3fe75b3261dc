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
      /** The key of the marker with its first place, once the cluster is split. */
      readonly firstInside: () => string;
    };

/** The visible area: west, south, east, north in degrees. */
export type MapBounds = [number, number, number, number];

interface Single {
  readonly place: MapPlace;
}
type Feature = ReturnType<Supercluster<Single>['getClusters']>[number];

/** Markers closer than this many pixels are clustered. */
const CLOSE = 44;
/** The last zoom with clusters. */
const LAST = 17;

/** Indexes places; the result returns the markers visible in an area. */
export function clustersOf(places: readonly MapPlace[]): (bounds: MapBounds, zoom: number) => readonly MapSpot[] {
  const index = new Supercluster<Single>({ radius: CLOSE, maxZoom: LAST, extent: 256 });
  const order = new Map(places.map(({ id }, at) => [id, at]));
  index.load(
    places.map((place) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
      properties: { place },
    })),
  );
  const firstOf = ({ properties }: Feature): number => {
    const inside = 'cluster' in properties ? index.getLeaves(properties.cluster_id, Infinity) : [{ properties }];
    return Math.min(...inside.map((leaf) => order.get(leaf.properties.place.id) ?? places.length));
  };
  const firstInside = (cluster: number): string => {
    const children = index.getChildren(cluster).toSorted((a, b) => firstOf(a) - firstOf(b));
    const [first] = children;
    if (!first) return '';
    const { properties } = first;
    // Some levels of the index hold the same places as the one below.
    return children.length === 1 && 'cluster' in properties ? firstInside(properties.cluster_id) : keyOf(first);
  };
  return (bounds, zoom) =>
    index.getClusters(bounds, Math.round(zoom)).map((spot): MapSpot => {
      const { properties, geometry } = spot;
      if (!('cluster' in properties)) return { kind: 'place', key: keyOf(spot), place: properties.place };
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      return {
        kind: 'cluster',
        key: keyOf(spot),
        count: properties.point_count,
        at: { latitude, longitude },
        zoom: index.getClusterExpansionZoom(properties.cluster_id),
        firstInside: () => firstInside(properties.cluster_id),
      };
    });
}

const keyOf = ({ properties }: Feature): string =>
  'cluster' in properties ? `cluster ${properties.cluster_id} ${properties.point_count}` : properties.place.id;
