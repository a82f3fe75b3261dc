import type { ApiRequest, ProviderOffer } from '@waymark/contract';
import { testConfig } from '../testing/pretend-platform';
import { callIfOffered } from './call-if-offered';
import { Offer, offerOf } from './offer';
import { createTransport } from './transport';

const OFFER: ProviderOffer = { api: '1.0.0', capabilities: { readiness: '1.0.0', magic: '9' }, media_origins: [] };
const READINESS: ApiRequest = { method: 'GET', path: '/games/7/readiness.json', capability: 'readiness' };

/** A provider with the same response to every call. */
function provider(status: number, body: unknown = {}) {
  const requests: string[] = [];
  const send = async (address: string | URL | Request) => {
    requests.push(String(address));
    return new Response(JSON.stringify(body), { status });
  };
  return { requests, send: send as typeof fetch };
}

function transport(offer: Offer, { send }: ReturnType<typeof provider>) {
  const session = { freshToken: async () => undefined };
  return createTransport({ config: testConfig, hostname: 'b.test', session, offer, fetch: send, onLapsed: jest.fn() });
}

describe('the capabilities of a provider', () => {
  it("come from the page's server, ignoring unknown names", () => {
    const { requests, send } = provider(200);
    const offer = offerOf({ ...testConfig, provider: OFFER }, 'b.test', send);
    expect([offer.offers('readiness'), offer.offers('chat')]).toEqual([true, false]);
    expect(requests).toEqual([]);
  });

  it('are requested once if no server could, in the version of the host', async () => {
    const { requests, send } = provider(200, OFFER);
    const offer = offerOf(testConfig, 'staging.builder.test', send);
    expect(offer.offers('readiness')).toBe(false);
    await offer.settled;
    expect(offer.offers('readiness')).toBe(true);
    expect(requests).toEqual(['https://api.test/staging/provider.json']);
  });

  it.each([
    [404, {}],
    [200, 'a page of something'],
    [500, {}],
  ])('are none if the answer is %d %j', async (status, body) => {
    const offer = offerOf(testConfig, 'b.test', provider(status, body).send);
    await offer.settled;
    expect([...offer.offered.get()]).toEqual([]);
    expect(offer.api).toBe('1.0.0');
  });
});

describe('a call beyond the documentation', () => {
  it("isn't sent to a provider that doesn't support it", async () => {
    const platform = provider(200);
    const send = transport(new Offer(), platform);
    await expect(send(READINESS)).rejects.toMatchObject({ status: 404, handled: true });
    expect(platform.requests).toEqual([]);
  });

  it('waits until the capabilities are known', async () => {
    const platform = provider(200, { findings: [] });
    const send = transport(new Offer(Promise.resolve(OFFER)), platform);
    expect(await send(READINESS)).toEqual({ findings: [] });
  });

  it('is sent only once if the provider lacks it despite its announcement', async () => {
    const platform = provider(404, { error: 'no such address' });
    const offer = new Offer(OFFER);
    const send = transport(offer, platform);
    const api = { request: send, offers: offer.offers };
    const ask = () =>
      callIfOffered(
        api,
        'readiness',
        () => send(READINESS),
        async () => 'by itself',
      );
    expect([await ask(), await ask()]).toEqual(['by itself', 'by itself']);
    expect(platform.requests).toHaveLength(1);
  });

  it('keeps its capability after a 404 for a missing object', async () => {
    const offer = new Offer(OFFER);
    const send = transport(offer, provider(404, { message: 'It may have been deleted.', missing: true }));
    await expect(send(READINESS)).rejects.toMatchObject({ status: 404 });
    expect(offer.offers('readiness')).toBe(true);
  });
});
