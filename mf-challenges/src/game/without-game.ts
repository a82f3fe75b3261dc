import { lazyScreen } from '@waymark/host-kit';

// Rarely needed, so loaded when shown.
const pages = () => import('./no-game');

/** Shown for a game that isn't created yet. */
export const BeforeGame = lazyScreen(async () => (await pages()).BeforeGame);

/** The page of an address without a valid game. */
export const NoGame = lazyScreen(async () => (await pages()).NoGame);
