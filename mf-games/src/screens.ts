import { lazyScreen } from '@waymark/host-kit';
import { SettingsScreen } from './settings/settings-screen';

/** The games list, fetched when it is first shown. */
export const GamesListScreen = lazyScreen(async () => (await import('./games-list/games-list')).GamesList);

/** What each address shows. */
export const screens = {
  '/': GamesListScreen,
  '/dashboard': GamesListScreen,
  '/games/edit/:game': SettingsScreen,
};
