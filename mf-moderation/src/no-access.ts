import { isApiFailure } from '@waymark/client';
import { lazyScreenPart } from '@waymark/host-kit';

/** Shown instead of a screen whose game is missing, or no longer accessible. Rare, so it loads then. */
export const NoGame = lazyScreenPart(() =>
  import(/* webpackChunkName: "dialogs" */ './no-game').then((file) => file.NoGame),
);

/** Whether the provider refuses access. */
export const isRefused = (error: unknown): boolean => isApiFailure(error) && error.status === 403;
