import { type RemoteManifest, WHOLE_HOST } from '@waymark/contract';

/** What the presentation remote says of itself: read by its build for the registry, and by the remote itself. */
export const manifest: RemoteManifest = {
  id: 'mf-presentation',
  contract: '^1.0.0',
  requires: WHOLE_HOST,
  optional: {},
  api: '^1.0.0',
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
