import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { buyAddOn } from '@waymark/client';
import { asGameId, DOCUMENTED_OFFER, embedConfigSchema, readLiveMessage } from '@waymark/contract';
import { QueryClientProvider, useQuery } from '@waymark/host-kit/query';
import { createHost } from './create-host';
import { createServices } from './services';

const config = embedConfigSchema.parse({
  config: {
    apiOrigin: 'https://api.test',
    realtimeUrl: 'wss://live.test/socket',
    playerOrigin: 'https://play.test',
    whitelabel: 'harbour',
    provider: { ...DOCUMENTED_OFFER, capabilities: { tickets: '1.0.0' } },
    brand: { name: 'Harbour Hunts', colour: '#0b6a60' },
  },
  registry: { channel: 'stable', revision: 1, remotes: [] },
  origins: [],
});

/** The services of an element whose page has these tokens, one per question. */
const serve = (...tokens: (string | undefined)[]) =>
  createServices(
    {
      base: 'https://builder.test/embed/',
      shadow: document.createElement('div').attachShadow({ mode: 'open' }),
      wishes: { area: 'lanterns', path: '/lanterns/7', whitelabel: '', language: 'en', theme: 'light' },
      nonce: undefined,
      askToken: async () => tokens.shift(),
      tell: () => undefined,
    },
    'mf-lanterns',
    config,
  );

/** An element with a mounted remote that shows data unknown to this host. */
function open() {
  const services = serve();
  const quiet = () => undefined;
  const { signal } = new AbortController();
  const host = createHost(services, { remote: 'mf-lanterns', signal, onCrash: quiet, onProblem: quiet });
  let lit = 0;
  const lanterns = {
    queryKey: ['lanterns', 7],
    meta: { live: ['lantern'], game: asGameId(7) },
    queryFn: async () => (lit += 1),
  };
  const Lanterns = () => <p>{useQuery(lanterns).data} lit</p>;
  render(
    <QueryClientProvider client={services.queries}>
      <Lanterns />
    </QueryClientProvider>,
  );
  const receive = (frame: object) => {
    const message = readLiveMessage(JSON.stringify(frame));
    if (message) services.live.receive(message);
  };
  return { services, host, receive };
}

afterEach(cleanup);

test('a remote receives messages of a source unknown to the element', async () => {
  const { services, host, receive } = open();
  await screen.findByText('1 lit');
  const heard: string[] = [];
  host.live.subscribe(['ss.lantern.update'], ({ source }) => heard.push(source));
  receive({ id: 1, source: 'ss.lantern.update', detail: { user_id: 2, game: { id: 7 } } });
  await screen.findByText('2 lit');
  expect(heard).toEqual(['ss.lantern.update']);
  services.close();
});

describe('the live session of an element', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function watch(...tokens: string[]) {
    const services = serve(...tokens);
    const did: string[] = [];
    for (const name of ['wake', 'renew'] as const)
      jest.spyOn(services.connection, name).mockImplementation(() => void did.push(name));
    jest.spyOn(services.live, 'reloadGame').mockImplementation(() => void did.push('game'));
    return { services, taken: () => did.splice(0) };
  }

  test('is refreshed every 600,000 ms until the element is removed', async () => {
    const { services, taken } = watch('one');
    await services.session.freshToken();
    jest.advanceTimersByTime(599_999);
    expect(taken()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(taken()).toEqual(['wake', 'game']);
    jest.advanceTimersByTime(600_000);
    expect(taken()).toEqual(['wake', 'game']);
    services.close();
    jest.advanceTimersByTime(1_200_000);
    expect(taken()).toEqual([]);
  });

  test('waits while nobody is signed in', async () => {
    const { services, taken } = watch();
    await expect(services.session.freshToken()).rejects.toMatchObject({ status: 401 });
    jest.advanceTimersByTime(600_000);
    expect(taken()).toEqual([]);
    services.renew();
    jest.advanceTimersByTime(600_000);
    expect(taken()).toEqual(['wake', 'game']);
    services.close();
  });

  test('reconnects when the browser is back online or the page becomes visible', () => {
    const { services, taken } = watch('one');
    const turn = (state: DocumentVisibilityState) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    turn('hidden');
    expect(taken()).toEqual([]);
    turn('visible');
    window.dispatchEvent(new Event('online'));
    expect(taken()).toEqual(['wake', 'renew']);
    services.close();
    turn('visible');
    window.dispatchEvent(new Event('online'));
    expect(taken()).toEqual([]);
  });
});

describe('an element whose page has a visitor', () => {
  const { fetch, WebSocket } = globalThis;
  /** The tokens of the sockets opened so far. */
  const opened: (string | null)[] = [];
  class Socket extends EventTarget {
    static readonly CLOSING = 2;
    constructor(url: string) {
      super();
      opened.push(new URL(url).searchParams.get('token'));
    }
    close() {}
  }
  type Answer = object | undefined | Promise<object>;
  /** Answers calls with the bearer's token; undefined for none. */
  const answer = (by: (path: string, token: string) => Answer) => {
    globalThis.fetch = (async (address: string, { headers }: { headers: Record<string, string> }) => {
      const found = await by(new URL(address).pathname, headers.Authorization ?? '');
      if (!found) throw new TypeError('Failed to fetch');
      if (found instanceof Response) return found;
      return new Response(JSON.stringify(found));
    }) as typeof globalThis.fetch;
  };

  beforeEach(() => {
    opened.length = 0;
    globalThis.WebSocket = Socket as never;
  });
  afterEach(() => Object.assign(globalThis, { fetch, WebSocket }));

  test('opens its live connection once the network is back', async () => {
    let lost = 1;
    answer((path) => (path.includes('ticket') ? (lost-- > 0 ? undefined : { ticket: 'tkt' }) : {}));
    const services = serve('one');
    services.connection.open();
    await waitFor(() => expect(opened).toEqual(['tkt']));
    services.close();
  });

  test('opens its live connection when the page, first without a token, offers one', async () => {
    answer((path) => (path.includes('ticket') ? { ticket: 'tkt' } : {}));
    const services = serve(undefined, undefined, 'two');
    services.connection.open();
    await waitFor(() => expect(services.connection.status.get()).toBe('idle'));
    expect([services.session.lapsed.get(), opened]).toEqual([true, []]);
    services.renew();
    await waitFor(() => expect(opened).toEqual(['tkt']));
    services.close();
  });

  test.each([
    ['offers the same token', 'one', ['Bearer one']],
    ['offers another one', 'two', ['Bearer one', 'Bearer two']],
  ])("keeps its session when a card isn't authorised and the page %s", async (_, next, carried) => {
    const charged: string[] = [];
    answer((path, token) => {
      if (!path.endsWith('/reels.json')) return {};
      charged.push(token);
      return new Response('{"message":"The card was not authorised."}', { status: 401 });
    });
    const services = serve('one', next);
    await services.session.freshToken();
    await expect(buyAddOn(services.api, asGameId(7), 'reels', 'pm_1')).rejects.toMatchObject({ status: 401 });
    expect([charged, services.session.lapsed.get()]).toEqual([carried, false]);
    expect(await services.session.freshToken()).toEqual({ type: 'Bearer', value: next });
    services.close();
  });

  test("ignores the previous visitor's account when it arrives late", async () => {
    let arrive = (_: object) => {};
    const late = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    answer((path, token) => {
      if (!path.includes('users/0')) return { ticket: 'tkt' };
      return token.includes('one') ? late : { id: 2, name: 'Priya', features: ['groups'] };
    });
    const services = serve('one', 'two');
    await services.session.freshToken();
    services.renew();
    await waitFor(() => expect(services.me.get().id).toBe(2));
    arrive({ id: 1, name: 'Maren', features: ['reels'] });
    // As long as any other answer takes.
    await services.api.request({ method: 'GET', path: '/users/9.json', silent: true });
    await new Promise((resolve) => setTimeout(resolve));
    expect([services.me.get().id, [...services.features.get()]]).toEqual([2, ['groups']]);
    services.close();
  });
});
