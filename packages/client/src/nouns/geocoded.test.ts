import { readGeocoded } from './geocoded';

const BRISTOL = { latitude: 51.45, longitude: -2.59 };
const point = (...coordinates: number[]) => ({ type: 'Feature', geometry: { type: 'Point', coordinates } });

it.each([
  ['plain', BRISTOL],
  ['a plain object under a name', { location: BRISTOL, name: 'Bristol' }],
  ['short names', { lat: 51.45, lng: -2.59 }],
  [
    'Nominatim',
    [
      { place_id: 1, lat: '51.45', lon: '-2.59', display_name: 'Bristol' },
      { lat: '1', lon: '2' },
    ],
  ],
  [
    'Google',
    {
      status: 'OK',
      results: [
        { formatted_address: 'Bristol', geometry: { location: { lat: 51.45, lng: -2.59 }, location_type: 'ROOFTOP' } },
        { geometry: { location: { lat: 1, lng: 2 } } },
      ],
    },
  ],
  ['OpenCage', { results: [{ geometry: { lat: 51.45, lng: -2.59 } }], total_results: 1 }],
  ['GeoJSON', { type: 'FeatureCollection', features: [point(-2.59, 51.45), point(1, 2)] }],
  ['a GeoJSON feature with a height', point(-2.59, 51.45, 11)],
  ['HERE', { items: [{ title: 'Bristol', position: { lat: 51.45, lng: -2.59 } }] }],
])('reads the first place of %s', (_, answer) => {
  expect(readGeocoded(answer)).toEqual(BRISTOL);
});

it('accepts 0, 0 as a place', () => {
  expect(readGeocoded({ lat: 0, lon: 0 })).toEqual({ latitude: 0, longitude: 0 });
});

it.each([
  [[]],
  [{}],
  [null],
  ['Bristol'],
  [{ results: [], status: 'ZERO_RESULTS' }],
  [{ type: 'FeatureCollection', features: [] }],
  [{ location: null }],
  [{ lat: '', lon: '' }],
  [{ lat: null, lon: 1 }],
  [{ lat: 91, lon: 0 }],
  [{ lat: 'north', lon: 'west' }],
  [{ geometry: { type: 'Polygon', coordinates: [[[1, 2]]] } }],
])('finds no place in %j', (answer) => {
  expect(readGeocoded(answer)).toBeUndefined();
});
