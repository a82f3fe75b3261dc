import { lazyScreen } from '@waymark/host-kit';

/** Everything that can be changed in a challenge, fetched when somebody reaches for it. */
export const ChallengeEditor = lazyScreen(async () => (await import('./challenge-editor')).ChallengeEditor);

/** What players see of the challenge in front; comes with the editor. */
export const FrontPreview = lazyScreen(async () => (await import('./preview/front-preview')).FrontPreview);
