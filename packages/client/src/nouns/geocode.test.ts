import { answeringApi } from '../testing/answering-api';
import { locate } from './geocode';

it.each([
  ['51.5, -0.12', 51.5, -0.12],
  [' -33.8688,151.2093 ', -33.8688, 151.2093],
  ['0,0', 0, 0],
])('takes %j for coordinates, without asking anybody', async (text, latitude, longitude) => {
  const api = answeringApi({});
  expect(await locate(api, text)).toEqual({ latitude, longitude });
  expect(api.calls).toEqual([]);
});

it.each(['12 High Street, Bristol', '91, 0', '5, 181', '12, 13, 14', '51.5'])(
  'sends %j to the maps service as an address',
  async (address) => {
    const api = answeringApi({ location: { latitude: 51.4, longitude: -2.5 } });
    expect(await locate(api, address)).toEqual({ latitude: 51.4, longitude: -2.5 });
    expect(api.calls).toMatchObject([{ method: 'GET', path: '/proxy/geocode.json', query: { address } }]);
  },
);

it('finds nothing where the service finds nothing', async () => {
  expect(await locate(answeringApi({ location: null }), 'Nowhere')).toBeUndefined();
});
