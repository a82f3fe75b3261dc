import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DOCUMENTED_OFFER, type ProviderOffer } from '@waymark/contract';
import { WhiteLabels } from './white-labels';

const PARTNER = 'https://partner.example';
const brand = { name: 'Harbour Hunts', colour: '#0b6a60', logo: '/logo.svg', features: ['groups'] };
const described = { identifier: 'summit', ...brand, name: 'Summit Trails', origins: ['https://other.example'] };

let server: Server;
let requests: (string | undefined)[];
let isKnown: boolean;

/** White labels with a provider that describes them, whatever its offer. */
const labels = (offer: ProviderOffer | undefined) =>
  new WhiteLabels({
    config: {
      apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      apiVersion: 'v1',
      whitelabel: 'harbour',
      brand,
    },
    offers: { at: async () => offer },
    partners: [PARTNER],
  });

beforeEach(async () => {
  requests = [];
  isKnown = true;
  server = createServer((request, response) => {
    requests.push(request.url);
    response.writeHead(isKnown ? 200 : 404);
    response.end(JSON.stringify({ whitelabel: described }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

it.each([
  ['supports that', { ...DOCUMENTED_OFFER, capabilities: { 'white-label': '1.0.0' } }],
  ['has not announced its capabilities', undefined],
])('are described by the provider if it %s', async (_, offer) => {
  expect(await labels(offer).find('summit')).toMatchObject(described);
  expect(requests).toEqual(['/v1/whitelabels/0.json']);
});

it('are only the configured one, without a request, on the documented API', async () => {
  const known = labels(DOCUMENTED_OFFER);
  expect(await known.find()).toEqual({ identifier: 'harbour', ...brand, origins: [PARTNER] });
  expect(await known.find('summit')).toBeUndefined();
  expect([known.isPartner(PARTNER), known.isPartner('https://other.example')]).toEqual([true, false]);
  expect(requests).toEqual([]);
});

it.each(['Summit', 'a b', '../summit', 'é', 'x'.repeat(101)])(
  'are not asked about by an impossible name: %s',
  async (name) => {
    expect(await labels(undefined).find(name)).toBeUndefined();
    expect(requests).toEqual([]);
  },
);

it('are remembered as unknown for the latest hundred names only', async () => {
  isKnown = false;
  const known = labels(undefined);
  const names = Array.from({ length: 101 }, (_, index) => `made-up-${index}`);
  for (const name of names) expect(await known.find(name)).toBeUndefined();
  await known.find('made-up-100');
  expect(requests).toHaveLength(101);
  await known.find('made-up-0');
  expect(requests).toHaveLength(102);
});
