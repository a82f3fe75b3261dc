import { API_VERSION, PROVIDER_CAPABILITIES, type ProviderOffer, type Route, routeTable } from '@waymark/contract';
import { START_TIMEOUT, startTestProvider } from '../testing/start-test-provider';
import { testProvider } from '../testing/test-provider';

const provider = testProvider();
/** Announced only if the operator configured it. */
const CONFIGURED: readonly string[] = ['preview-tickets', 'stripe', 'dropbox'];

const read = async (origin: string, version: string): Promise<ProviderOffer> =>
  (await fetch(`${origin}/${version}/provider.json`)).json();

describe("the provider's offer", () => {
  it('lists every capability to anyone, in each version', async () => {
    for (const version of ['v1', 'staging']) {
      const offer = await read(provider.origin, version);
      const wanted = PROVIDER_CAPABILITIES.filter((name) => !CONFIGURED.includes(name));
      expect(Object.keys(offer.capabilities).toSorted()).toEqual(wanted.toSorted());
      expect(offer.api).toBe(API_VERSION);
    }
  });

  it('includes each capability a route requires', () => {
    const routes: readonly Route[] = Object.values(routeTable);
    const used = routes.flatMap(({ capability }) => capability ?? []);
    expect(PROVIDER_CAPABILITIES).toEqual(expect.arrayContaining(used));
  });

  it(
    'includes preview tickets where they are configured',
    async () => {
      const taking = await startTestProvider({ previewTickets: true });
      expect((await read(taking.origin, 'v1')).capabilities).toHaveProperty('preview-tickets');
      await taking.close();
    },
    START_TIMEOUT,
  );

  it('distinguishes an unknown call from a missing record', async () => {
    const who = await provider.as(await provider.make.user(await provider.make.whiteLabel()));
    expect((await who.get('/games/trash/0.json')).body).not.toHaveProperty('missing');
    expect((await who.get('/games/999999.json')).body).toMatchObject({ missing: true });
  });
});
