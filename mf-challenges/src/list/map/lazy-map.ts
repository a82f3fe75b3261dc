import { lazyScreen } from '@waymark/host-kit';

const places = () => import('./map-places');

/** The map above the list. */
export const MapPanel = lazyScreen(async () => (await places()).MapPanel);

/** Its toggle. */
export const MapToggle = lazyScreen(async () => (await places()).MapToggle);

/** The map in place of the editor. */
export const MapPane = lazyScreen(async () => (await places()).MapPane);
