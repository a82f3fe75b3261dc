import { REGISTRY_BLOCK_ID, type Registry, type Release, runtimeConfigSchema } from '@waymark/contract';
import { buildRelease } from '@waymark/federation/testing';
import { ErrorReporter } from '@waymark/host/errors/error-reporter';
import { NO_OVERRIDES } from '../overrides/overrides';
import { createRemotes } from './remotes';

const release = (version: string, api: string, path: string): Release =>
  buildRelease(version, {
    api,
    routes: [{ path }],
    menu: [{ label: version, icon: 'games', group: 'run', order: 1, path }],
  });
const registry: Registry = {
  channel: 'stable',
  revision: 1,
  remotes: [
    {
      id: 'mf-games',
      current: release('1.1.0', '^1.2.0', '/games/tides/:game'),
      previous: release('1.0.0', '^1.0.0', '/games/harbours/:game'),
    },
  ],
};
const config = runtimeConfigSchema.parse({
  apiOrigin: 'https://api.test',
  realtimeUrl: 'wss://api.test/socket',
  playerOrigin: 'https://play.test',
  whitelabel: 'harbour',
  brand: { name: 'Harbour Hunts', colour: '#0b6a60' },
});

const remotesFor = (api: string) =>
  createRemotes({
    config,
    errors: new ErrorReporter({ onLapsed: () => undefined }),
    offer: { api, settled: Promise.resolve() },
    page: document,
    storage: undefined,
    overrides: NO_OVERRIDES,
  });

it('notifies menus and links at once when the releases in service change', () => {
  document.body.innerHTML = `<script type="application/json" id="${REGISTRY_BLOCK_ID}">${JSON.stringify(registry)}</script>`;
  const { inService, take } = remotesFor('1.2.0');
  const drawn: boolean[] = [];
  inService.subscribe(() => drawn.push(inService.get().draws('/games/tides/:game')));
  take({ ...registry, revision: 2, remotes: [] });
  take({ ...registry, revision: 3 });
  expect(drawn).toEqual([false, true]);
});

it.each([
  ['1.2.0', '1.1.0', '/games/tides/:game'],
  ['1.0.0', '1.0.0', '/games/harbours/:game'],
])('routes and menu come from the release compatible with the provider (%s)', (api, version, path) => {
  document.body.innerHTML = `<script type="application/json" id="${REGISTRY_BLOCK_ID}">${JSON.stringify(registry)}</script>`;
  const remotes = remotesFor(api);
  const all = registry.remotes.flatMap(({ current, previous }) => [current, ...(previous ? [previous] : [])]);
  const drawn = all.flatMap(({ routes }) => routes.map((route) => route.path)).filter(remotes.inService.get().draws);
  expect(drawn).toEqual([path]);
  const [games] = remotes.inService.get().areas.remotes;
  expect(games?.current.menu.map(({ label }) => label)).toEqual([version]);
  // Loader and panel still use the released registry.
  expect(remotes.registry.remotes[0]?.current.version).toBe('1.1.0');
});
