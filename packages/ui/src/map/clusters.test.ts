import * as fc from 'fast-check';
import { clustersOf } from './clusters';
import type { MapPlace } from './map-place';

const WORLD: [number, number, number, number] = [-180, -85, 180, 85];
const place = (id: string, latitude: number, longitude: number): MapPlace => ({ id, label: id, latitude, longitude });
const harbour = [place('a', 51.45, -2.6), place('b', 51.4501, -2.6001), place('c', 40.7, -74)];

test('places close together form a cluster until the map zooms in', () => {
  const spotsAt = clustersOf(harbour);
  const far = spotsAt(WORLD, 3);
  expect(far.map((spot) => (spot.kind === 'cluster' ? spot.count : spot.key))).toEqual(
    expect.arrayContaining([2, 'c']),
  );
  expect(far).toHaveLength(2);
  expect(spotsAt(WORLD, 18)).toHaveLength(3);
});

test('a cluster knows the zoom at which its places separate', () => {
  const spotsAt = clustersOf(harbour);
  const cluster = spotsAt(WORLD, 3).find(({ kind }) => kind === 'cluster');
  if (cluster?.kind !== 'cluster') throw new Error('no cluster');
  expect(spotsAt(WORLD, cluster.zoom).filter(({ kind }) => kind === 'place')).toHaveLength(3);
});

test('no place is lost or duplicated at any zoom', () => {
  const anyPlaces = fc.array(
    fc.tuple(fc.double({ min: -80, max: 80, noNaN: true }), fc.double({ min: -179, max: 179, noNaN: true })),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(anyPlaces, fc.integer({ min: 1, max: 19 }), (points, zoom) => {
      const spots = clustersOf(points.map(([lat, lng], n) => place(String(n), lat, lng)))(WORLD, zoom);
      expect(spots.reduce((n, spot) => n + (spot.kind === 'cluster' ? spot.count : 1), 0)).toBe(points.length);
    }),
  );
});
