import { paths, type RemoteManifest, WHOLE_HOST } from '@waymark/contract';

/** The screens of this remote. */
export type MediaScreen = 'branding' | 'personalizations' | 'exports' | 'reels' | 'donate';

const GAME = '/games/:game.json';

/** The manifest of the media remote: used by its build for the registry, and by the remote itself. */
export const manifest: RemoteManifest<MediaScreen> = {
  id: 'mf-media',
  contract: '^1.0.0',
  requires: WHOLE_HOST,
  optional: {},
  api: '^1.0.0',
  routes: [
    { path: paths.branding.pattern, screen: 'branding', first: [GAME, '/games/:game/grey.json'] },
    {
      path: paths.personalizations.pattern,
      screen: 'personalizations',
      first: ['/personalizations.json?game_id=:game', GAME],
    },
    { path: paths.exports.pattern, screen: 'exports', first: [GAME] },
    { path: paths.reels.pattern, screen: 'reels', first: [GAME] },
    { path: paths.donate.pattern, screen: 'donate', public: true },
  ],
  menu: [
    {
      label: 'Branding',
      icon: 'branding',
      group: 'prepare',
      order: 70,
      path: paths.branding.pattern,
      for: ['administrator'],
    },
    {
      label: 'Personalizations',
      icon: 'personalisation',
      group: 'prepare',
      order: 80,
      path: paths.personalizations.pattern,
      for: ['administrator'],
    },
    {
      label: 'Exports',
      icon: 'exports',
      group: 'after',
      order: 20,
      path: paths.exports.pattern,
      for: ['administrator', 'exporter'],
    },
    { label: 'Reels', icon: 'reels', group: 'after', order: 30, path: paths.reels.pattern, for: ['administrator'] },
    {
      label: 'Donate',
      icon: 'donate',
      group: 'after',
      order: 40,
      path: paths.donate.pattern,
      feature: 'donations',
      for: ['administrator'],
    },
  ],
};
