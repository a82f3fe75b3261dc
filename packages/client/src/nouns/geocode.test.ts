import { answeringApi } from '../testing/answering-api';
import { CallFailure } from '../transport/failure';
import { locate } from './geocode';

it.each([
  ['51.5, -0.12', 51.5, -0.12],
  [' -33.8688,151.2093 ', -33.8688, 151.2093],
  ['0,0', 0, 0],
])('reads %j as coordinates, without a request', async (text, latitude, longitude) => {
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

it('finds nothing if the service finds nothing', async () => {
  expect(await locate(answeringApi({ location: null }), 'Nowhere')).toBeUndefined();
});

describe('a street address', () => {
  const requests: [address: string, init: RequestInit | undefined][] = [];
  let answer: () => Promise<Response>;
  beforeEach(() => {
    requests.length = 0;
    globalThis.fetch = (async (address: string, init?: RequestInit) => {
      requests.push([address, init]);
      return await answer();
    }) as typeof fetch;
    answer = async () => Response.json([{ lat: '51.4', lon: '-2.5' }]);
  });
  const withService = (geocoder: string) => ({ ...answeringApi({}), geocoder });

  it.each([
    [
      'https://maps.test/search?format=json&q={address}',
      'https://maps.test/search?format=json&q=1%20High%20St%20%26%20Co',
    ],
    ['https://maps.test/find?key=1', 'https://maps.test/find?key=1&address=1+High+St+%26+Co'],
  ])('is looked up by the configured service %s, without session data', async (service, address) => {
    const api = withService(service);
    expect(await locate(api, ' 1 High St & Co ')).toEqual({ latitude: 51.4, longitude: -2.5 });
    expect(api.calls).toEqual([]);
    expect(requests).toMatchObject([[address, { headers: { Accept: 'application/json' }, credentials: 'omit' }]]);
  });

  it.each([
    ['finds nothing', async () => Response.json([])],
    ['returns 404', async () => new Response('', { status: 404 })],
  ])('is not found if the service %s', async (_, body) => {
    answer = body;
    expect(await locate(withService('https://maps.test/{address}'), 'Nowhere')).toBeUndefined();
  });

  it.each([
    ['is down', async () => new Response('', { status: 503 }), 503],
    ['is unreachable', async () => Promise.reject(new TypeError('Failed to fetch')), 'none'],
    ['returns something else', async () => new Response('<html>'), 'none'],
  ] as const)('fails to load if the service %s', async (_, body, status) => {
    answer = body;
    await expect(locate(withService('https://maps.test/{address}'), '1 High St')).rejects.toMatchObject({ status });
  });

  it('finds nothing if no service is available', async () => {
    const api = answeringApi(() => {
      throw new CallFailure(404, "This isn't available on this platform.", undefined, true);
    });
    expect(await locate(api, '1 High St')).toBeUndefined();
    expect(requests).toEqual([]);
  });
});
