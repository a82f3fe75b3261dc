import { lazyScreen } from '@waymark/host-kit';

/** The settings of a game, loaded when they are first shown or prefetched. */
export const SettingsScreen = lazyScreen(async () => (await import('./settings')).Settings);
