import { paths, type RemoteManifest, WHOLE_HOST } from '@waymark/contract';

/** The first page of the list without any filter. */
const FIRST_PAGE = ['/games.json?history=3650&page=1&per_page=25'];

/** The manifest of the games remote: used by its build for the registry, and by the remote itself. */
export const manifest: RemoteManifest<'games-list' | 'settings'> = {
  id: 'mf-games',
  contract: '^1.0.0',
  requires: WHOLE_HOST,
  optional: { presence: '^1.0.0' },
  api: '^1.0.0',
  routes: [
    { path: paths.home.pattern, screen: 'games-list', first: FIRST_PAGE },
    { path: paths.dashboard.pattern, screen: 'games-list', first: FIRST_PAGE },
    { path: paths.settings.pattern, allowsNew: true, screen: 'settings', first: ['/games/:game.json'] },
  ],
  menu: [
    {
      label: 'Settings',
      icon: 'settings',
      group: 'prepare',
      order: 10,
      path: paths.settings.pattern,
      for: ['administrator'],
    },
  ],
};
