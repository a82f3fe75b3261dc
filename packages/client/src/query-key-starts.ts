import type { GameId } from '@waymark/contract';

/** Each game loaded individually. */
export const everyGame = () => ['game'] as const;
/** Every page of the games list, and search results. */
export const games = () => ['games'] as const;
/** Each challenge of a game loaded individually. */
export const everyTask = (game: GameId) => ['task', game] as const;
/** Every page of the challenges of a game. */
export const tasks = (game: GameId) => ['tasks', game] as const;
/** Every list of AR items. */
export const realities = (game: GameId) => ['realities', game] as const;
/** The readiness of a game, and the data it is computed from. */
export const readiness = (game: GameId) => ['readiness', game] as const;
/** Every page of the groups of a game. */
export const groups = (game: GameId) => ['groups', game] as const;
/** Every page of the teams of a game. */
export const teamPages = (game: GameId) => ['team-pages', game] as const;
/** Every page of the submissions of a game. */
export const answers = (game: GameId) => ['answers', game] as const;
/** Each submission of a game loaded individually. */
export const everyAnswer = (game: GameId) => ['answer', game] as const;
/** Every stream of a game. */
export const streams = (game: GameId) => ['stream', game] as const;
/** Every view of the review queue. */
export const queues = (game: GameId) => ['queue', game] as const;
/** Every page of the decisions of a game. */
export const reviews = (game: GameId) => ['reviews', game] as const;
/** Every view of the leaderboard of a game. */
export const boards = (game: GameId) => ['board', game] as const;
/** Every page of the rewards of a game. */
export const rewards = (game: GameId) => ['rewards', game] as const;
/** The teams with a reward of a game. */
export const everyRewardGrants = (game: GameId) => ['reward-grants', game] as const;
