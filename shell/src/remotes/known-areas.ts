import { type BuilderPath, type MenuItem, paths, type Registry, type RemoteRoute } from '@waymark/contract';
import type { Areas } from '@waymark/host/remotes/open-route';

type Item = Omit<MenuItem, 'path' | 'feature'>;
type Area = readonly [remote: string, path: BuilderPath, item?: Item, more?: Omit<RemoteRoute, 'path'>];

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

/** The screens of this repository's remotes, with their menu entries. A test compares them with the manifests. */
const AREAS: readonly Area[] = [
  ['mf-games', paths.home],
  ['mf-games', paths.dashboard],
  ['mf-games', paths.settings, prepare(10, 'Settings', 'settings'), { allowsNew: true }],
  ['mf-challenges', paths.challenges, prepare(20, 'Challenges', 'challenges'), { allowsNew: true }],
  ['mf-presentation', paths.path, prepare(30, 'Path', 'path'), { feature: 'adventures' }],
  ['mf-teams', paths.teams, prepare(40, 'Teams', 'teams', ['administrator', 'coordinator']), { allowsNew: true }],
  ['mf-challenges', paths.groups, prepare(50, 'Groups', 'groups'), { allowsNew: true, feature: 'groups' }],
  ['mf-teams', paths.rewards, prepare(60, 'Rewards', 'rewards')],
  ['mf-media', paths.branding, prepare(70, 'Branding', 'branding')],
  ['mf-media', paths.personalizations, prepare(80, 'Personalizations', 'personalisation')],
  [
    'mf-moderation',
    paths.monitor,
    { ...run(10, 'Monitor', 'monitor', ['administrator', 'coordinator', 'judge']), counts: 'waiting' },
  ],
  ['mf-moderation', paths.stream, run(20, 'Stream', 'stream')],
  ['mf-moderation', paths.challengeStream],
  ['mf-moderation', paths.teamStream],
  ['mf-moderation', paths.answer],
  ['mf-teams', paths.leaderboard, run(30, 'Leaderboard', 'leaderboard')],
  ['mf-teams', paths.boardProjector, undefined, { fullscreen: true }],
  ['mf-teams', paths.boardWidget],
  ['mf-presentation', paths.slideshow, run(40, 'Slideshow', 'slideshow', ['everyone', 'joined']), { fullscreen: true }],
  ['mf-presentation', paths.analytics, after(10, 'Analytics', 'analytics'), { feature: 'analytics' }],
  ['mf-media', paths.exports, after(20, 'Exports', 'exports', ['administrator', 'exporter'])],
  ['mf-media', paths.reels, after(30, 'Reels', 'reels')],
  ['mf-media', paths.donate, after(40, 'Donate', 'donate'), { public: true }],
];
/** Features that hide a menu entry while its address stays open ([G68]). */
const ENTRY_FEATURES: Readonly<Record<string, string>> = { [paths.donate.pattern]: 'donations' };

/**
 * The builder's areas, including those that no remote in service draws: their addresses stay protected and show a page
 * that says so. Menus leave them out, unless no registry could be read.
 */
export function withKnownAreas(registry: Registry): Areas {
  const inService = new Set(registry.remotes.flatMap(({ current }) => current.routes.map(({ path }) => path)));
  const inMenu = new Set(registry.remotes.flatMap(({ current }) => current.menu.map(({ path }) => path)));
  const absent = AREAS.filter(([, { pattern }]) => !inService.has(pattern)).map(
    ([id, { pattern: path }, item, more]) => {
      const feature = ENTRY_FEATURES[path] ?? more?.feature;
      const menu = item && !inMenu.has(path) ? [{ ...item, path, ...(feature ? { feature } : {}) }] : [];
      return { id, current: { routes: [{ path, ...more }], menu } };
    },
  );
  return { remotes: [...registry.remotes, ...absent] };
}
