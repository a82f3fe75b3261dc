import { paths, type RemoteManifest, WHOLE_HOST } from '@waymark/contract';

/** The manifest of the challenges remote: used by its build for the registry, and by the remote itself. */
export const manifest: RemoteManifest<'challenges' | 'groups'> = {
  id: 'mf-challenges',
  contract: '^1.0.0',
  requires: WHOLE_HOST,
  optional: {},
  api: '^1.0.0',
  routes: [
    {
      path: paths.challenges.pattern,
      allowsNew: true,
      screen: 'challenges',
      first: ['/tasks/game/:game.json?page=1&per_page=25', '/games/:game.json'],
    },
    {
      path: paths.groups.pattern,
      allowsNew: true,
      feature: 'groups',
      screen: 'groups',
      first: ['/groups.json?game_id=:game&page=1&per_page=25', '/games/:game.json'],
    },
  ],
  menu: [
    {
      label: 'Challenges',
      icon: 'challenges',
      group: 'prepare',
      order: 20,
      path: paths.challenges.pattern,
      for: ['administrator'],
    },
    {
      label: 'Groups',
      icon: 'groups',
      group: 'prepare',
      order: 50,
      path: paths.groups.pattern,
      feature: 'groups',
      for: ['administrator'],
    },
  ],
};
