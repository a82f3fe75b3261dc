import { type MenuItem, paths, type Registry, type RemoteRoute } from '@waymark/contract';
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
  ['mf-games', { path: paths.home.pattern }],
  ['mf-games', { path: paths.dashboard.pattern }],
  ['mf-games', { path: paths.settings.pattern, allowsNew: true }, prepare(10, 'Settings', 'settings')],
  ['mf-challenges', { path: paths.challenges.pattern, allowsNew: true }, prepare(20, 'Challenges', 'challenges')],
  ['mf-presentation', { path: paths.path.pattern, feature: 'adventures' }, prepare(30, 'Path', 'path')],
  [
    'mf-teams',
    { path: paths.teams.pattern, allowsNew: true },
    prepare(40, 'Teams', 'teams', ['administrator', 'coordinator']),
  ],
  [
    'mf-challenges',
    { path: paths.groups.pattern, allowsNew: true, feature: 'groups' },
    prepare(50, 'Groups', 'groups'),
  ],
  ['mf-teams', { path: paths.rewards.pattern }, prepare(60, 'Rewards', 'rewards')],
  ['mf-media', { path: paths.branding.pattern }, prepare(70, 'Branding', 'branding')],
  ['mf-media', { path: paths.personalizations.pattern }, prepare(80, 'Personalizations', 'personalisation')],
  [
    'mf-moderation',
    { path: paths.monitor.pattern },
    run(10, 'Monitor', 'monitor', ['administrator', 'coordinator', 'judge']),
  ],
  ['mf-moderation', { path: paths.stream.pattern }, run(20, 'Stream', 'stream')],
  ['mf-moderation', { path: paths.challengeStream.pattern }],
  ['mf-moderation', { path: paths.teamStream.pattern }],
  ['mf-moderation', { path: paths.answer.pattern }],
  ['mf-teams', { path: paths.leaderboard.pattern }, run(30, 'Leaderboard', 'leaderboard')],
  [
    'mf-presentation',
    { path: paths.slideshow.pattern, fullscreen: true },
    run(40, 'Slideshow', 'slideshow', ['everyone', 'joined']),
  ],
  ['mf-presentation', { path: paths.analytics.pattern, feature: 'analytics' }, after(10, 'Analytics', 'analytics')],
  ['mf-media', { path: paths.exports.pattern }, after(20, 'Exports', 'exports', ['administrator', 'exporter'])],
  ['mf-media', { path: paths.reels.pattern }, after(30, 'Reels', 'reels')],
  ['mf-media', { path: paths.donate.pattern, public: true }, after(40, 'Donate', 'donate')],
];
/** Features that hide a menu entry while its address stays open ([G68]). */
const ENTRY_FEATURES: Readonly<Record<string, string>> = { [paths.donate.pattern]: 'donations' };

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
