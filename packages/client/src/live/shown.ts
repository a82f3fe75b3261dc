import type { GameId, LiveSource } from '@waymark/contract';

/** A noun known to this version: the second part of its sources. */
type KnownNoun<Source = LiveSource> = Source extends `ss.${infer Noun}.${string}` ? Noun : never;

/** The `meta` of a query. Plain data: host and remote may have different copies of this package. */
export type LiveMeta = {
  /** Nouns (`team`) or whole sources (`ss.answer.accept`) whose messages invalidate the query. */
  readonly live?: readonly string[];
  /** The game of the data; absent for data across games. */
  readonly game?: GameId;
};

/** The `meta` of a query that shows these nouns and sources of a game, or of all games. */
export const shows = (live: readonly string[], game?: GameId): LiveMeta =>
  game === undefined ? { live } : { live, game };

const PEOPLE = ['admin', 'coordinator', 'user'] as const;

/** The nouns and sources behind the data of the specification. A processed file's message doesn't say whose it is. */
export const SHOWN = {
  // The game contains the addresses of its reels.
  game: ['game', 'dropbox', ...PEOPLE, 'ss.task.reel', 'ss.team.reel'],
  // Their rows contain what one may do in each.
  games: ['game', ...PEOPLE],
  readiness: ['game', 'task', 'reward', 'personalization'],
  tasks: ['task', 'ss.game.media'],
  answers: ['answer', 'task', 'ss.game.update', 'ss.game.media'],
  // New ones wait for Refresh ([G87]), and an update may only be somebody else's claim.
  queue: ['ss.answer.accept', 'ss.answer.reject', 'ss.answer.feature', 'task', 'ss.game.update', 'ss.game.media'],
  // An undo is an update; a deleted team takes its answers along.
  figures: [
    'ss.answer.create',
    'ss.answer.accept',
    'ss.answer.reject',
    'ss.answer.update',
    'task',
    'ss.team.delete',
    'ss.team.merge',
    'ss.team.unmerge',
    'ss.game.update',
  ],
  decisions: ['answer'],
  rewards: ['reward', 'ss.game.media'],
  personalizations: ['personalization'],
  teams: ['team', ...PEOPLE, 'ss.game.join', 'ss.game.media'],
  groups: ['team', 'group', 'ss.game.media'],
  leaderboard: ['team', 'ss.game.score', 'ss.game.rescore', 'ss.game.media', 'ss.answer.accept', 'ss.answer.reject'],
  analytics: ['team', 'analytic', 'ss.game.join'],
  // Delete All and another moderation are updates of the game.
  progress: ['answer', 'task', 'team', 'group', 'ss.game.update'],
} as const satisfies Readonly<Record<string, readonly (KnownNoun | LiveSource)[]>>;
