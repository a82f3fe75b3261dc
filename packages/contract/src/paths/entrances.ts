import { builderPath } from './builder-path';

// What every page names. `new` stands for a game that is being created.

/** Where visitors sign in. */
export const signIn = builderPath('/sign-in');
/** Where visitors make an account. */
export const signUp = builderPath('/sign-up');
/** Where visitors ask for a new password. */
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
/** Where judge links lead; the key of the link stands behind the `#`. */
export const judge = builderPath('/judge');
