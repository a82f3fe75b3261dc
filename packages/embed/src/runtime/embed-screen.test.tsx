import { act, cleanup, render, screen } from '@testing-library/react';
import { type ApiFailure, DOCUMENTED_OFFER, embedConfigSchema, type MountTarget, writable } from '@waymark/contract';
import type { RemoteLoader, RemoteState } from '@waymark/federation/loader';
import type { EmbedEvent, Place } from '../loader/place';
import { EmbedScreen } from './embed-screen';
import { createServices } from './services';

const release = {
  version: '1.0.0',
  container: 'lanterns',
  entry: 'https://remotes.test/lanterns.js',
  integrity: {},
  contract: '^1.0.0',
  requires: {},
  optional: {},
  routes: [
    { path: '/lanterns/:game', feature: 'adventures' },
    { path: '/wicks/open/:game', public: true },
    { path: '/wicks' },
    { path: '/wicks/edit/:game' },
  ],
  menu: [],
  preload: [],
};
const config = embedConfigSchema.parse({
  config: {
    apiOrigin: 'https://api.test',
    realtimeUrl: 'wss://live.test/socket',
    playerOrigin: 'https://play.test',
    whitelabel: 'harbour',
    provider: DOCUMENTED_OFFER,
    brand: { name: 'Harbour Hunts', colour: '#0b6a60' },
  },
  registry: { channel: 'stable', revision: 1, remotes: [{ id: 'mf-lanterns', current: release }] },
  origins: [],
});

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  Object.assign(globalThis, { fetch });
});

/** An element at an address; its page has this token, and the account arrives with `learn`. */
async function open(path: string, token?: string, configuration = config) {
  let learn = (_: readonly string[]) => {};
  const account = new Promise<Response>((resolve) => {
    learn = (features) => resolve(new Response(JSON.stringify({ id: 1, name: 'Maren', features })));
  });
  globalThis.fetch = () => account;
  const told: EmbedEvent['type'][] = [];
  const moves: EmbedEvent['detail'][] = [];
  const place: Place = {
    base: 'https://builder.test/embed/',
    shadow: document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }),
    wishes: { area: 'lanterns', path, whitelabel: '', language: 'en', theme: 'light' },
    nonce: undefined,
    askToken: async () => token,
    tell: ({ type, detail }) => {
      told.push(type);
      if (type === 'navigate') moves.push(detail);
    },
  };
  const services = createServices(place, 'mf-lanterns', configuration);
  // The page is told nothing before it can respond.
  expect(told).toEqual([]);
  const state = writable<RemoteState>({ status: 'ready', version: '1.0.0' });
  const loader = {
    registry: writable({}),
    state: () => state,
    age: () => 'current',
    mount: (_: string, { element }: MountTarget) => {
      element.append('The lanterns');
      return { unmount: async () => undefined };
    },
  } as unknown as RemoteLoader;
  await act(async () => {
    render(<EmbedScreen services={services} loader={loader} place={place} onReady={() => undefined} />);
  });
  return {
    told,
    moves,
    fail: (status: number) =>
      act(async () => {
        const failed: Omit<ApiFailure, 'status'> = {
          name: 'ApiFailure',
          message: 'No.',
          data: undefined,
          handled: false,
        };
        services.errors.report({ ...failed, status, report: '7f3a90c2' });
      }),
    learn: (...features: string[]) => act(async () => learn(features)),
    go: (to: string) => act(async () => services.history.navigate(to)),
    renew: () => act(async () => services.renew()),
    become: (next: RemoteState) => act(async () => state.set(next)),
  };
}
const isMounted = () => screen.queryByText('The lanterns') !== null;
const isMissing = () => screen.queryByRole('heading', { name: 'Page Not Found!' }) !== null;
const isOver = () => screen.queryByText("You've been signed out.") !== null;

test.each([
  ['opens it with', ['adventures'], [true, false]],
  ['finds no page without', [], [false, true]],
])('an address that needs a feature %s the feature', async (_, features, shown) => {
  const { learn, told } = await open('/lanterns/7', 'one');
  // Until the account is known, neither.
  expect([isMounted(), isMissing(), told]).toEqual([false, false, []]);
  await learn(...features);
  expect([isMounted(), isMissing()]).toEqual(shown);
  expect(told).toEqual(features.map(() => 'ready'));
});

test.each([
  ['opens with the feature', ['adventures'], [true, false]],
  ['finds no page without it', [], [false, true]],
])('an address that the page asks for before the account is known %s', async (_, features, shown) => {
  const { learn, go, told } = await open('/wicks', 'one');
  await go('/lanterns/7');
  expect([isMounted(), isMissing(), told]).toEqual([false, false, ['ready', 'navigate']]);
  await learn(...features);
  expect([isMounted(), isMissing()]).toEqual(shown);
});

test('an address whose feature the account lacks is outside', async () => {
  const { learn, go, moves } = await open('/wicks', 'one');
  await learn();
  await go('/lanterns/7');
  expect(moves).toEqual([{ path: '/lanterns/7', outside: true }]);
  expect(isMounted()).toBe(true);
});

test.each(['/boats?term=Ferry#top', '/wicks/edit/new'])(
  'an address without a page in the area (%s) is outside',
  async (path) => {
    const { go, told, moves } = await open(path, 'one');
    expect([isMounted(), isMissing(), told, moves]).toEqual([false, true, ['navigate'], [{ path, outside: true }]]);
    await go('/wicks');
    expect([isMounted(), isMissing(), told.slice(1).sort()]).toEqual([true, false, ['navigate', 'ready']]);
  },
);

test('a release that names no pages draws any address', async () => {
  const unnamed = config.registry.remotes.map((one) => ({ ...one, current: { ...one.current, routes: [] } }));
  const { told } = await open('/boats', 'one', { ...config, registry: { ...config.registry, remotes: unnamed } });
  expect([isMounted(), isMissing(), told]).toEqual([true, false, ['ready']]);
});

test('a visitor who is signed out is told so before they learn what they may open', async () => {
  const { told } = await open('/lanterns/7');
  expect([isMounted(), isMissing(), isOver(), told]).toEqual([false, false, true, ['session-expired']]);
});

test('an address without a feature waits for no account', async () => {
  await open('/wicks', 'one');
  expect(isMounted()).toBe(true);
});

test('a public screen needs nobody signed in, the next one does', async () => {
  const { told, go, renew } = await open('/wicks/open/7');
  expect([isMounted(), isOver(), told]).toEqual([true, false, ['ready']]);
  await go('/wicks');
  expect([isOver(), told]).toEqual([true, ['ready', 'session-expired', 'navigate']]);
  await renew();
  expect([isOver(), told.slice(3)]).toEqual([true, ['session-expired']]);
});

test.each([500, 418])('an error with status %d names the report that the operator can find', async (status) => {
  const { fail } = await open('/wicks', 'one');
  await fail(status);
  expect(await screen.findByText('Report 7f3a90c2')).toBeTruthy();
});

test("an area that doesn't fit the provider points to support, because reloading may not help", async () => {
  const { become } = await open('/wicks', 'one');
  await become({ status: 'incompatible', problems: [{ what: 'api', name: 'api', wanted: '^1.0.0', have: '2.0.0' }] });
  expect(screen.getByText("Reload the page; if that doesn't help, contact support.")).toBeTruthy();
});
