import { lazyScreen } from '@waymark/host-kit';

const parts = () => import('./editor-parts');

/** The editors of the open challenges, loaded on first intent. */
export const OpenEditors = lazyScreen(async () => (await parts()).OpenEditors);

/** The player preview of the challenge in front; loads with the editor. */
export const FrontPreview = lazyScreen(async () => (await parts()).FrontPreview);
