import { builderPath } from './builder-path';

// The addresses every page uses. `new` stands for a game being created.

/** The sign-in page. */
export const signIn = builderPath('/sign-in');
/** The sign-up page. */
export const signUp = builderPath('/sign-up');
/** The password reset page. */
export const resetPassword = builderPath('/reset-password');
/** The privacy policy. */
export const privacy = builderPath('/privacy');
/** The terms of use. */
export const terms = builderPath('/terms');
/** The games list, at the root. */
export const home = builderPath('/');
/** The games list, by name. */
export const dashboard = builderPath('/dashboard');
/** The settings of a game. */
export const settings = builderPath('/games/edit/:game');
/** The challenges of a game. */
export const challenges = builderPath('/tasks/organize/:game');
/** The page of judge links; the key follows the `#`. */
export const judge = builderPath('/judge');
