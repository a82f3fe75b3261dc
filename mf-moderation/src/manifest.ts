import { type RemoteManifest, WHOLE_HOST } from '@waymark/contract';

const GAME = '/games/:game.json';
const STREAM = '/answers/stream/:game.json?per_page=50';

/** What the moderation remote says of itself: read by its build for the registry, and by the remote itself. */
export const manifest: RemoteManifest = {
  id: 'mf-moderation',
  contract: '^1.0.0',
  requires: WHOLE_HOST,
  optional: { keys: '^1.0.0', presence: '^1.0.0' },
  api: '^1.0.0',
  routes: [
    { path: '/answers/monitor/:game', screen: 'monitor', first: [GAME] },
    { path: '/answers/show/:game/:answer', screen: 'single-answer', first: [GAME] },
    { path: '/games/stream/:game', screen: 'stream', first: [STREAM, GAME] },
    { path: '/tasks/stream/:game/:challenge', screen: 'stream', first: [GAME] },
    { path: '/teams/stream/:game/:team', screen: 'stream', first: [GAME] },
  ],
  menu: [
    {
      label: 'Monitor',
      icon: 'monitor',
      group: 'run',
      order: 10,
      path: '/answers/monitor/:game',
      for: ['administrator', 'coordinator', 'judge'],
    },
    { label: 'Stream', icon: 'stream', group: 'run', order: 20, path: '/games/stream/:game', for: ['everyone'] },
  ],
};
