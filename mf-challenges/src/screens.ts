import { lazyScreen } from '@waymark/host-kit';

/** The challenges of a game, fetched when they are first shown. */
export const ChallengesScreen = lazyScreen(async () => (await import('./list/challenges')).Challenges);

/** The groups of a game, fetched when they are first shown. */
export const GroupsScreen = lazyScreen(async () => (await import('./groups/groups')).Groups);

/** What each address shows. */
export const screens = { '/tasks/organize/:game': ChallengesScreen, '/groups/organize/:game': GroupsScreen };
