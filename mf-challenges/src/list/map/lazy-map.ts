import { lazyScreen } from '@waymark/host-kit';

const places = () => import('./map-places');

/** The collapsible map above the list. */
export const FoldedMap = lazyScreen(async () => (await places()).FoldedMap);

/** The map in place of the editor. */
export const MapPane = lazyScreen(async () => (await places()).MapPane);
