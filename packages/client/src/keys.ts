import type { AnswerId, GameId, TaskId } from '@waymark/contract';
import type { AnswersFilter, GamesFilter, GroupsPage, QueueFilter, StreamOf, TasksFilter } from './nouns/list-views';

/** A prefix of query keys; it matches every query whose key begins with it. */
export type QueryKeyStart = readonly unknown[];

/** The keys of single queries. No other module spells out a key, so that reads, updates and invalidations always match. */
export const keys = {
  /** A game. */
  game: (game: GameId) => ['game', game] as const,
  /** One page of the games list. */
  gamesPage: (filter: GamesFilter) => ['games', filter] as const,
  /** The games that a search finds. */
  foundGames: (term: string) => ['games', 'found', term] as const,
  /** Deleted games that can be brought back. */
  gamesTrash: () => ['trash'] as const,
  /** A challenge by itself. */
  task: (game: GameId, task: TaskId) => ['task', game, task] as const,
  /** One page of the challenges of a game; a game that is being created has none. */
  tasksPage: (game: GameId | undefined, filter: TasksFilter) => ['tasks', game ?? 'new', filter] as const,
  /** The places of the challenges of a game. */
  taskPlaces: (game: GameId) => ['task-places', game] as const,
  /** Deleted challenges that can be brought back. */
  taskTrash: (game: GameId) => ['task-trash', game] as const,
  /** An AR item of a challenge, while it is edited. */
  reality: (game: GameId, item: number) => ['reality', game, item] as const,
  /** The labels that challenges carry. */
  tags: () => ['tags'] as const,
  /** What should be looked at before a game starts. */
  readiness: (game: GameId) => ['readiness', game] as const,
  /** A game as a check of what is being edited looks at it. */
  gameToCheck: (game: GameId) => ['readiness', game, 'content'] as const,
  /** The figures of a game. */
  analytics: (game: GameId) => ['analytics', game] as const,
  /** One page of the groups of a game. */
  groupsPage: (game: GameId, { page, perPage }: GroupsPage) => ['groups', game, { page, perPage }] as const,
  /** All teams of a game. */
  allTeams: (game: GameId) => ['teams', game, 'all'] as const,
  /** One page of the submissions of a game. */
  answersPage: (game: GameId, filter: AnswersFilter) => ['answers', game, filter] as const,
  /** A submission by itself. */
  answer: (game: GameId, answer: AnswerId) => ['answer', game, answer] as const,
  /** A stream of a game, of one challenge or of one team. */
  stream: (game: GameId, of: StreamOf) => ['stream', game, of] as const,
  /** The submissions that wait for a decision. */
  queue: (game: GameId, filter: QueueFilter, perPage: number) => ['queue', game, filter, perPage] as const,
  /** The figures of the submissions that wait. */
  queueFigures: (game: GameId) => ['queue-figures', game] as const,
  /** One page of the decisions about submissions of a game. */
  reviewsPage: (game: GameId, { page, perPage }: GroupsPage) => ['reviews', game, { page, perPage }] as const,
  /** The decisions about one submission. */
  answerReviews: (game: GameId, answer: AnswerId) => ['answer-reviews', game, answer] as const,
  /** The ready messages of a game. */
  readyMessages: (game: GameId) => ['ready-messages', game] as const,
  /** The links by which others judge a game. */
  judgeLinks: (game: GameId) => ['judge-links', game] as const,
  /** What uploads are allowed. */
  uploadPolicy: () => ['upload-policy'] as const,
  /** The time zones there are. */
  timeZones: () => ['time-zones'] as const,
  /** The dictionary of a language. */
  dictionary: (language: string) => ['dictionary', language] as const,
} as const;

/** Prefixes of keys, for filters that match several queries. Never the key of a single query. */
export const keyStarts = {
  /** Every game that is loaded by itself. */
  everyGame: () => ['game'] as const,
  /** Every page of the games list, and what searches found. */
  games: () => ['games'] as const,
  /** Every challenge of a game that is loaded by itself. */
  everyTask: (game: GameId) => ['task', game] as const,
  /** Every page of the challenges of a game. */
  tasks: (game: GameId) => ['tasks', game] as const,
  /** Every list with rows of AR items. */
  realities: (game: GameId) => ['realities', game] as const,
  /** What should be looked at before a game starts, and what that is found in. */
  readiness: (game: GameId) => ['readiness', game] as const,
  /** Every page of the groups of a game. */
  groups: (game: GameId) => ['groups', game] as const,
  /** Every page of the submissions of a game. */
  answers: (game: GameId) => ['answers', game] as const,
  /** Every submission of a game that is loaded by itself. */
  everyAnswer: (game: GameId) => ['answer', game] as const,
  /** Every stream of a game. */
  streams: (game: GameId) => ['stream', game] as const,
  /** Every view of the submissions that wait. */
  queues: (game: GameId) => ['queue', game] as const,
  /** Every page of the decisions of a game. */
  reviews: (game: GameId) => ['reviews', game] as const,
} as const;

/** Whether a key begins with this start; a whole key is the start of itself. */
export const startsWith = (key: QueryKeyStart, start: QueryKeyStart): boolean =>
  start.every((part, at) => key[at] === part);
