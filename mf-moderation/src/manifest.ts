import { paths, type RemoteManifest, WHOLE_HOST } from '@waymark/contract';

const GAME = '/games/:game.json';
const STREAM = '/answers/stream/:game.json?per_page=50';

/** The manifest of the moderation remote, read by its build for the registry and by the remote. */
export const manifest: RemoteManifest<'monitor' | 'single-answer' | 'stream'> = {
  id: 'mf-moderation',
  contract: '^1.0.0',
  requires: WHOLE_HOST,
  optional: { keys: '^1.0.0' },
  api: '^1.0.0',
  routes: [
    { path: paths.monitor.pattern, screen: 'monitor', first: [GAME] },
    { path: paths.answer.pattern, screen: 'single-answer', first: [GAME] },
    { path: paths.stream.pattern, screen: 'stream', first: [STREAM, GAME] },
    { path: paths.challengeStream.pattern, screen: 'stream', first: [GAME] },
    { path: paths.teamStream.pattern, screen: 'stream', first: [GAME] },
  ],
  menu: [
    {
      label: 'Monitor',
      icon: 'monitor',
      group: 'run',
      order: 10,
      path: paths.monitor.pattern,
      for: ['administrator', 'coordinator', 'judge'],
      counts: 'waiting',
    },
    { label: 'Stream', icon: 'stream', group: 'run', order: 20, path: paths.stream.pattern, for: ['everyone'] },
  ],
};
