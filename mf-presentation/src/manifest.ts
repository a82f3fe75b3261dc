import { paths, type RemoteManifest, WHOLE_HOST } from '@waymark/contract';

/** The manifest of the presentation remote: used by its build for the registry, and by the remote itself. */
export const manifest: RemoteManifest<'analytics' | 'path' | 'slideshow'> = {
  id: 'mf-presentation',
  contract: '^1.0.0',
  requires: WHOLE_HOST,
  optional: { keys: '^1.0.0' },
  api: '^1.0.0',
  routes: [
    {
      path: paths.path.pattern,
      feature: 'adventures',
      screen: 'path',
      first: ['/tasks/game/:game.json?page=1&per_page=9999', '/games/:game.json'],
    },
    {
      path: paths.slideshow.pattern,
      screen: 'slideshow',
      first: ['/answers/slideshow/:game.json?per_page=50', '/games/:game.json'],
      fullscreen: true,
    },
    {
      path: paths.analytics.pattern,
      feature: 'analytics',
      screen: 'analytics',
      first: ['/analytics/teams.json?game_id=:game', '/games/:game.json'],
    },
  ],
  menu: [
    {
      label: 'Path',
      icon: 'path',
      group: 'prepare',
      order: 30,
      path: paths.path.pattern,
      feature: 'adventures',
      for: ['administrator'],
    },
    {
      label: 'Slideshow',
      icon: 'slideshow',
      group: 'run',
      order: 40,
      path: paths.slideshow.pattern,
      for: ['everyone', 'joined'],
    },
    {
      label: 'Analytics',
      icon: 'analytics',
      group: 'after',
      order: 10,
      path: paths.analytics.pattern,
      feature: 'analytics',
      for: ['administrator'],
    },
  ],
};
