import { lazyScreen } from '@waymark/host-kit';

/** The map with the challenges, fetched when it is shown. */
export const ChallengesMap = lazyScreen(async () => (await import('./challenges-map')).ChallengesMap);
