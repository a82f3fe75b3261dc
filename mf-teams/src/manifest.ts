import { EXTRA_LIVE_SOURCES, paths, type RemoteManifest, WHOLE_HOST } from '@waymark/contract';

const GAME = '/games/:game.json';

/** The manifest of the teams remote, read by its build for the registry and by the remote. */
export const manifest: RemoteManifest<'teams' | 'leaderboard' | 'projector' | 'widget-screen' | 'rewards'> = {
  id: 'mf-teams',
  contract: '^1.0.0',
  requires: WHOLE_HOST,
  optional: {},
  api: '^1.0.0',
  live: Object.values(EXTRA_LIVE_SOURCES),
  routes: [
    {
      path: paths.teams.pattern,
      allowsNew: true,
      screen: 'teams',
      first: ['/teams/organize.json?game_id=:game&page=1&per_page=25', GAME],
    },
    { path: paths.leaderboard.pattern, screen: 'leaderboard', first: [GAME] },
    { path: paths.boardProjector.pattern, screen: 'projector', first: [GAME], fullscreen: true },
    { path: paths.boardWidget.pattern, screen: 'widget-screen', first: [GAME] },
    { path: paths.rewards.pattern, screen: 'rewards', first: [GAME] },
  ],
  menu: [
    {
      label: 'Teams',
      icon: 'teams',
      group: 'prepare',
      order: 40,
      path: paths.teams.pattern,
      for: ['administrator', 'coordinator'],
    },
    {
      label: 'Rewards',
      icon: 'rewards',
      group: 'prepare',
      order: 60,
      path: paths.rewards.pattern,
      for: ['administrator'],
    },
    {
      label: 'Leaderboard',
      icon: 'leaderboard',
      group: 'run',
      order: 30,
      path: paths.leaderboard.pattern,
      for: ['everyone'],
    },
  ],
};
