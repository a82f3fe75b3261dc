import { lazyScreen } from '@waymark/host-kit';

/** The groups of a game, fetched when they are first shown. */
export const GroupsScreen = lazyScreen(async () => (await import('./groups/groups')).Groups);
