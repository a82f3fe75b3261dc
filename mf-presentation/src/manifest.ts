import type { RemoteManifest } from '@waymark/contract';

/** What the presentation remote says of itself: read by its build for the registry, and by the remote itself. */
export const manifest: RemoteManifest = {
  id: 'mf-presentation',
  contract: '^1.0.0',
  requires: {
    api: '^1.0.0',
    brand: '^1.0.0',
    errors: '^1.0.0',
    features: '^1.0.0',
    live: '^1.0.0',
    navigation: '^1.0.0',
    notices: '^1.0.0',
    phrases: '^1.0.0',
    queries: '^1.0.0',
    session: '^1.0.0',
  },
  optional: {},
  apiVersions: ['v1', 'staging'],
  routes: [
    {
      path: '/games/analytics/:game',
      feature: 'analytics',
      first: ['/analytics/teams.json?game_id=:game', '/games/:game.json'],
    },
  ],
  menu: [
    {
      label: 'Analytics',
      icon: 'analytics',
      group: 'after',
      order: 10,
      path: '/games/analytics/:game',
      feature: 'analytics',
      for: ['administrator'],
    },
  ],
};
