import { paths, type RemoteManifest, WHOLE_HOST } from '@waymark/contract';

/** What the presentation remote says of itself: read by its build for the registry, and by the remote itself. */
export const manifest: RemoteManifest<'analytics'> = {
  id: 'mf-presentation',
  contract: '^1.0.0',
  requires: WHOLE_HOST,
  optional: {},
  api: '^1.0.0',
  routes: [
    {
      path: paths.analytics.pattern,
      feature: 'analytics',
      screen: 'analytics',
      first: ['/analytics/teams.json?game_id=:game', '/games/:game.json'],
    },
  ],
  menu: [
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
