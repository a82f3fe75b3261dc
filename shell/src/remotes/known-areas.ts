import type { MenuItem, Registry, RemoteRoute } from '@waymark/contract';
import type { Areas } from '@waymark/host/remotes/open-route';

type Item = Omit<MenuItem, 'path' | 'feature'>;
type Area = readonly [remote: string, route: RemoteRoute, item?: Item];

const ADMINISTRATORS: MenuItem['for'] = ['administrator'];
const EVERYONE: MenuItem['for'] = ['everyone'];
const prepare = (order: number, label: string, icon: string, who = ADMINISTRATORS): Item => ({
  label,
  icon,
  group: 'prepare',
  order,
  for: who,
});
const run = (order: number, label: string, icon: string, who = EVERYONE): Item => ({
  ...prepare(order, label, icon, who),
  group: 'run',
});
const after = (order: number, label: string, icon: string, who = ADMINISTRATORS): Item => ({
  ...prepare(order, label, icon, who),
  group: 'after',
});

/** Every address of the builder in the specification, with its remote. */
const AREAS: readonly Area[] = [
  ['mf-games', { path: '/' }],
  ['mf-games', { path: '/dashboard' }],
  ['mf-games', { path: '/games/edit/:game', allowsNew: true }, prepare(10, 'Settings', 'settings')],
  ['mf-challenges', { path: '/tasks/organize/:game', allowsNew: true }, prepare(20, 'Challenges', 'challenges')],
  ['mf-presentation', { path: '/games/path/:game', feature: 'adventures' }, prepare(30, 'Path', 'path')],
  [
    'mf-teams',
    { path: '/teams/organize/:game', allowsNew: true },
    prepare(40, 'Teams', 'teams', ['administrator', 'coordinator']),
  ],
  [
    'mf-challenges',
    { path: '/groups/organize/:game', allowsNew: true, feature: 'groups' },
    prepare(50, 'Groups', 'groups'),
  ],
  ['mf-teams', { path: '/games/rewards/:game' }, prepare(60, 'Rewards', 'rewards')],
  ['mf-media', { path: '/games/grey/:game' }, prepare(70, 'Branding', 'branding')],
  ['mf-media', { path: '/games/personalizations/:game' }, prepare(80, 'Personalizations', 'personalisation')],
  [
    'mf-moderation',
    { path: '/answers/monitor/:game' },
    run(10, 'Monitor', 'monitor', ['administrator', 'coordinator', 'judge']),
  ],
  ['mf-moderation', { path: '/games/stream/:game' }, run(20, 'Stream', 'stream')],
  ['mf-moderation', { path: '/tasks/stream/:game/:challenge' }],
  ['mf-moderation', { path: '/teams/stream/:game/:team' }],
  ['mf-moderation', { path: '/answers/show/:game/:answer' }],
  ['mf-teams', { path: '/teams/leaderboard/:game' }, run(30, 'Leaderboard', 'leaderboard')],
  [
    'mf-presentation',
    { path: '/games/slideshow/:game', fullscreen: true },
    run(40, 'Slideshow', 'slideshow', ['everyone', 'joined']),
  ],
  ['mf-presentation', { path: '/games/analytics/:game', feature: 'analytics' }, after(10, 'Analytics', 'analytics')],
  ['mf-media', { path: '/games/exports/:game' }, after(20, 'Exports', 'exports', ['administrator', 'exporter'])],
  ['mf-media', { path: '/games/reels/:game' }, after(30, 'Reels', 'reels')],
  ['mf-media', { path: '/games/donate/:game', public: true }, after(40, 'Donate', 'donate')],
];
/** Features that hide a menu entry while its address stays open ([G68]). */
const ENTRY_FEATURES: Readonly<Record<string, string>> = { '/games/donate/:game': 'donations' };

/**
 * The builder's areas, including those without an active remote: their addresses are protected and in the menu anyway,
 * and a card says that the area is not available.
 */
export function withKnownAreas(registry: Registry): Areas {
  const inService = new Set(registry.remotes.flatMap(({ current }) => current.routes.map(({ path }) => path)));
  const inMenu = new Set(registry.remotes.flatMap(({ current }) => current.menu.map(({ path }) => path)));
  const absent = AREAS.filter(([, { path }]) => !inService.has(path)).map(([id, route, item]) => {
    const feature = ENTRY_FEATURES[route.path] ?? route.feature;
    const menu =
      item && !inMenu.has(route.path) ? [{ ...item, path: route.path, ...(feature ? { feature } : {}) }] : [];
    return { id, current: { routes: [route], menu } };
  });
  return { remotes: [...registry.remotes, ...absent] };
}
