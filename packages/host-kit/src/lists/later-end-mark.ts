import { lazyScreenPart } from '../screens/lazy-screen-part';

/** Marks the end of an endless list that scrolls apart from its foot; see `end-mark.tsx`. */
export const EndMark = lazyScreenPart(async () => (await import(/* webpackChunkName: "pages" */ './endless')).EndMark);
