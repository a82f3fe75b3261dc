import { lazyScreen } from '@waymark/host-kit';

/** The settings of a game, fetched when they are first shown or somebody reaches for them. */
export const SettingsScreen = lazyScreen(async () => (await import('./settings')).Settings);
