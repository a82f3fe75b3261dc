import type { Registry, Release } from '@waymark/contract';
import { openRoute, rendersAddress } from './open-route';

const registry: Registry = {
  channel: 'stable',
  revision: 1,
  remotes: [
    {
      id: 'mf-games',
      current: { routes: [{ path: '/' }, { path: '/games/edit/:game', allowsNew: true }] } as Release,
    },
    {
      id: 'mf-presentation',
      current: { routes: [{ path: '/games/analytics/:game', feature: 'analytics' }] } as Release,
    },
  ],
};

it.each([
  ['/', 'mf-games', undefined],
  ['/games/edit/7', 'mf-games', '7'],
  ['/games/edit/7/', 'mf-games', '7'],
  ['/games/edit/new', 'mf-games', 'new'],
  ['/games/analytics/7', 'mf-presentation', '7'],
])('%s is drawn by %s', (address, remote, game) => {
  expect(openRoute(registry, address)).toMatchObject({ remote, game });
});

it.each(['/games', '/games/edit', '/games/edit/7/more', '/sign-in'])('no remote draws %s', (address) => {
  expect(openRoute(registry, address)).toBeUndefined();
});

it.each([
  ['/games/edit/7?x=1#optional', [], true],
  ['/games/edit/new', [], true],
  ['/games/analytics/7', ['analytics'], true],
  ['/games/analytics/7', [], false],
  ['/games/analytics/new', ['analytics'], false],
  ['/nowhere', ['analytics'], false],
])('a link to %s with %j: %s', (address, features, known) => {
  expect(rendersAddress(registry, address, new Set(features))).toBe(known);
});
