import { lazyScreen } from '@waymark/host-kit';

/** The games list, fetched when it is first shown. */
export const GamesListScreen = lazyScreen(async () => (await import('./games-list/games-list')).GamesList);
/** The settings of a game, fetched when they are first shown or somebody reaches for them. */
export const SettingsScreen = lazyScreen(async () => (await import('./settings/settings')).Settings);

/** What each address shows. */
export const screens = {
  '/': GamesListScreen,
  '/dashboard': GamesListScreen,
  '/games/edit/:game': SettingsScreen,
};
