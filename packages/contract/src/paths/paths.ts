import { builderPath } from './builder-path';

// Each is an export of its own, so that a script carries only the addresses it names. `new` stands for a game that is
// being created.

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
/** The path diagram of an adventure. */
export const path = builderPath('/games/path/:game');
/** The teams of a game. */
export const teams = builderPath('/teams/organize/:game');
/** The groups of a game. */
export const groups = builderPath('/groups/organize/:game');
/** The rewards of a game. */
export const rewards = builderPath('/games/rewards/:game');
/** The branding of a game. */
export const branding = builderPath('/games/grey/:game');
/** The personalizations of a game. */
export const personalizations = builderPath('/games/personalizations/:game');
/** Where answers are judged. */
export const monitor = builderPath('/answers/monitor/:game');
/** One answer. */
export const answer = builderPath('/answers/show/:game/:answer');
/** The stream of a game's answers. */
export const stream = builderPath('/games/stream/:game');
/** The stream of one challenge's answers. */
export const challengeStream = builderPath('/tasks/stream/:game/:challenge');
/** The stream of one team's answers. */
export const teamStream = builderPath('/teams/stream/:game/:team');
/** The leaderboard of a game. */
export const leaderboard = builderPath('/teams/leaderboard/:game');
/** The slideshow of a game. */
export const slideshow = builderPath('/games/slideshow/:game');
/** The analytics of a game. */
export const analytics = builderPath('/games/analytics/:game');
const gameExports = builderPath('/games/exports/:game');

/** The exports of a game: a module for tests cannot call a constant of its own `exports`. */
export { gameExports as exports };
/** The reels of a game. */
export const reels = builderPath('/games/reels/:game');
/** Where visitors donate. */
export const donate = builderPath('/games/donate/:game');
