import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestProvider, testProvider } from '../testing';
import { cachedGeocoder } from './cached';
import { serviceGeocoder } from './service';

interface Answered {
  location: { latitude: number; longitude: number } | null;
}

const provider = testProvider();

describe('without a service', () => {
  const find = async (address: string) => {
    const visitor = await provider.as(await provider.make.user(await provider.make.whiteLabel()));
    const { body } = await visitor.get<Answered>(`/proxy/geocode.json?address=${encodeURIComponent(address)}`);
    return body.location;
  };

  it('finds towns and landmarks regardless of case and spacing', async () => {
    expect(await find('Boston')).toEqual({ latitude: 42.3601, longitude: -71.0589 });
    expect(await find(' SÃO  PAULO ')).toEqual({ latitude: -23.5505, longitude: -46.6333 });
    expect((await find('York'))?.latitude).toBe(53.96);
    expect(await find('New York')).toEqual({ latitude: 40.7128, longitude: -74.006 });
  });

  it('finds a street at a fixed place near the middle of its town', async () => {
    const [high, low] = [await find('12 High Street, Bristol'), await find('3 Low Street, Bristol')];
    expect(await find('12 high street  Bristol')).toEqual(high);
    expect(high).not.toEqual(low);
    for (const place of [high, low]) {
      expect(Math.abs((place?.latitude ?? 0) - 51.4545)).toBeLessThan(0.01);
      expect(Math.abs((place?.longitude ?? 0) + 2.5879)).toBeLessThan(0.01);
    }
  });

  it('returns null for an unknown place', async () => {
    expect(await find('Nowhere at all')).toBeNull();
    expect(await find('Londonderry')).toBeNull();
    expect(await find('   ')).toBeNull();
  });
});

describe('with a service', () => {
  let server: Server;
  let origin: string;
  let answer: [status: number, body: string] = [200, '[]'];
  const requests: string[] = [];
  beforeAll(async () => {
    server = createServer((request, reply) => {
      requests.push(request.url ?? '');
      reply.writeHead(answer[0], { 'Content-Type': 'application/json' }).end(answer[1]);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  it('returns the first result of the service', async () => {
    answer = [
      200,
      JSON.stringify([
        { lat: '51.5', lon: '-0.1' },
        { lat: '1', lon: '1' },
      ]),
    ];
    const geocoder = serviceGeocoder(`${origin}/search?format=json&q={address}`);
    expect(await geocoder.find('1 A & B Road')).toEqual({ latitude: 51.5, longitude: -0.1 });
    expect(requests.at(-1)).toBe('/search?format=json&q=1%20A%20%26%20B%20Road');
    answer = [200, '[]'];
    expect(await geocoder.find('Nowhere')).toBeUndefined();
  });

  it('caches an address for a day but never a failure', async () => {
    const { clock } = provider;
    const geocoder = cachedGeocoder(serviceGeocoder(`${origin}/{address}`), () => clock.now());
    const calls = async (...addresses: string[]) => {
      const before = requests.length;
      await Promise.allSettled(addresses.map((address) => geocoder.find(address)));
      return requests.length - before;
    };
    answer = [500, 'broken'];
    expect(await calls('1 Road')).toBe(1);
    answer = [200, JSON.stringify([{ lat: '1', lon: '2' }])];
    expect(await calls('1 Road', ' 1  ROAD ', '1 road', '2 Road')).toBe(2);
    expect(await geocoder.find('1 road')).toEqual({ latitude: 1, longitude: 2 });
    clock.forward(25 * 3_600_000);
    expect(await calls('1 Road', '2 Road')).toBe(2);
  });

  it('returns 502 when the service fails', async () => {
    answer = [500, 'broken'];
    const withService = await startTestProvider({ geocoder: `${origin}/{address}` });
    const visitor = await withService.as(await withService.make.user(await withService.make.whiteLabel()));
    const { status, body } = await visitor.get('/proxy/geocode.json?address=Boston');
    expect([status, body]).toEqual([502, { message: 'The maps service does not answer. Please try again.' }]);
    await withService.close();
  });
});
