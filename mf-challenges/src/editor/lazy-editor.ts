import { lazyScreen } from '@waymark/host-kit';

const parts = () => import('./editor-parts');

/** Everything that can be changed in the open challenges, fetched when somebody reaches for one. */
export const OpenEditors = lazyScreen(async () => (await parts()).OpenEditors);

/** What players see of the challenge in front; comes with the editor. */
export const FrontPreview = lazyScreen(async () => (await parts()).FrontPreview);
