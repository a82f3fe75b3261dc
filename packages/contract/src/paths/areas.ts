import { builderPath } from './builder-path';

// The other screens of a game.

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
/** Review of answers. */
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
/** The leaderboard of a game for a projector. */
export const boardProjector = builderPath('/teams/projector/:game');
/** The first ten teams of a leaderboard, for embedding. */
export const boardWidget = builderPath('/teams/top/:game');
/** The slideshow of a game. */
export const slideshow = builderPath('/games/slideshow/:game');
/** The analytics of a game. */
export const analytics = builderPath('/games/analytics/:game');
const gameExports = builderPath('/games/exports/:game');

/** The exports of a game. Not named `exports`, because tests run it as a CommonJS module. */
export { gameExports as exports };
/** The reels of a game. */
export const reels = builderPath('/games/reels/:game');
/** The public donation page. */
export const donate = builderPath('/games/donate/:game');
