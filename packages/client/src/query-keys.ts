import {
  type AnswerId,
  type DescribedRecord,
  type GameId,
  type GroupId,
  PAGE_SIZE_INFINITE,
  type TaskId,
  type TeamId,
} from '@waymark/contract';
import type {
  AnalyticsPart,
  AnswersFilter,
  BoardView,
  GamesFilter,
  GroupsPage,
  QueueFilter,
  StreamOf,
  TasksFilter,
} from './nouns/list-views';

/** A game. */
export const game = (game: GameId) => ['game', game] as const;
/** One page of the games list. */
export const gamesPage = (filter: GamesFilter) => ['games', filter] as const;
/** Games found by a search. */
export const foundGames = (term: string) => ['games', 'found', term] as const;
/** The white label of the page. */
export const whiteLabel = () => ['white-label'] as const;
/** The templates for new games. */
export const templates = (language: string) => ['templates', language] as const;
/** The contents of a template. */
export const templateTasks = (game: GameId) => ['template-tasks', game] as const;
/** Deleted games that can be restored. */
export const gamesTrash = () => ['trash'] as const;
/** A single challenge. */
export const task = (game: GameId, task: TaskId) => ['task', game, task] as const;
/** One page of a game's challenges; a game being created has none. */
export const tasksPage = (game: GameId | undefined, filter: TasksFilter) => ['tasks', game ?? 'new', filter] as const;
/** Suggested challenges of a game. */
export const taskIdeas = (game: GameId, skip: number) => ['task-ideas', game, skip] as const;
/** The locations of a game's challenges. */
export const taskPlaces = (game: GameId) => ['task-places', game] as const;
/** Deleted challenges that can be restored. */
export const taskTrash = (game: GameId) => ['task-trash', game] as const;
/** An AR item being edited. */
export const reality = (game: GameId, item: number) => ['reality', game, item] as const;
/** The tags of challenges. */
export const tags = () => ['tags'] as const;
/** The readiness of a game. */
export const readiness = (game: GameId) => ['readiness', game] as const;
/** A game as needed to check unsaved edits. */
export const gameToCheck = (game: GameId) => ['readiness', game, 'content'] as const;
/** The branding of a game. */
export const branding = (game: GameId) => ['branding', game] as const;
/** The personalisations of a game. */
export const personalizations = (game: GameId) => ['personalizations', game] as const;
/** The statistics of a game, or of one group of its teams. */
export const analytics = (game: GameId, group?: GroupId) => ['analytics', game, group ?? 'all'] as const;
/** How a game was played. */
export const gameProgress = (game: GameId, part: AnalyticsPart) => ['game-progress', game, part] as const;
/** Where the answers of a game were given. */
export const gamePlaces = (game: GameId, part: AnalyticsPart) => ['game-places', game, part] as const;
/** What was answered before and after a moment of a game. */
export const gameMoment = (game: GameId, at: number, part: AnalyticsPart) => ['game-moment', game, at, part] as const;
/** The result keys of a game. */
export const resultKeys = (game: GameId) => ['result-keys', game] as const;
/** One page of the groups of a game. */
export const groupsPage = (game: GameId, { page, perPage }: GroupsPage) => ['groups', game, { page, perPage }] as const;
/** All teams of a game. */
export const allTeams = (game: GameId) => ['teams', game, 'all'] as const;
/** One page of the teams of a game, with the people beside them. */
export const teamsPage = (game: GameId, { page, perPage }: GroupsPage) =>
  ['team-pages', game, { page, perPage }] as const;
/** One page of the submissions of a game. */
export const answersPage = (game: GameId, filter: AnswersFilter) => ['answers', game, filter] as const;
/** A single submission. */
export const answer = (game: GameId, answer: AnswerId) => ['answer', game, answer] as const;
/** The stream of a game, challenge or team. */
export const stream = (game: GameId, of: StreamOf) => ['stream', game, of] as const;
/** The review queue. */
export const queue = (game: GameId, filter: QueueFilter, perPage: number) => ['queue', game, filter, perPage] as const;
/** The figures of the review queue. */
export const queueFigures = (game: GameId) => ['queue-figures', game] as const;
/** How many submissions are waiting. */
export const waitingCount = (game: GameId) => ['waiting-count', game] as const;
/** One page of the decisions about submissions of a game. */
export const reviewsPage = (game: GameId, { page, perPage }: GroupsPage) =>
  ['reviews', game, { page, perPage }] as const;
/** The decisions about one submission. */
export const answerReviews = (game: GameId, answer: AnswerId) => ['answer-reviews', game, answer] as const;
/** The ready messages of a game. */
export const readyMessages = (game: GameId) => ['ready-messages', game] as const;
/** The judge links of a game. */
export const judgeLinks = (game: GameId) => ['judge-links', game] as const;
/** The default help for players. */
export const defaultHelp = () => ['default-help'] as const;
/** What stands in for the files of a record. */
export const mediaAlternatives = (game: GameId, record: DescribedRecord, id: number) =>
  ['media-alternatives', game, record, id] as const;
/** The upload policy. */
export const uploadPolicy = () => ['upload-policy'] as const;
/** The time zones. */
export const timeZones = () => ['time-zones'] as const;
/** The dictionary of a language. */
export const dictionary = (language: string) => ['dictionary', language] as const;
/** The leaderboard of a game. */
export const board = (game: GameId, view: BoardView) => ['board', game, view] as const;
/** The bonuses and penalties of a game. */
export const adjustments = (game: GameId) => ['adjustments', game] as const;
/** Sent and scheduled messages to players. */
export const blasts = (game: GameId) => ['blasts', game] as const;
/** The chats with the teams of a game. */
export const chats = (game: GameId) => ['chats', game] as const;
/** The chat with one team. */
export const chat = (game: GameId, team: TeamId) => ['chats', game, team] as const;
/** Teams of a game that have not answered for a while. */
export const stuckTeams = (game: GameId) => ['stuck-teams', game] as const;
/** Where the teams of a game are. */
export const teamPlaces = (game: GameId) => ['team-places', game] as const;
/** The reel material of a game. */
export const reelDesk = (game: GameId) => ['reels', game] as const;
/** The key for creating payment methods. */
export const paymentSetup = () => ['payments'] as const;
/** The payments of a game. */
export const receipts = (game: GameId) => ['receipts', game] as const;
/** The saved brands. */
export const brands = (game: GameId) => ['brands', game] as const;
/** The Dropbox of a game's exports. */
export const dropbox = (game: GameId) => ['dropbox', game] as const;
/** The donation page of a game. */
export const donationPage = (game: GameId) => ['donate', game] as const;
/** The background jobs of a game. */
export const jobs = (game: GameId) => ['jobs', game] as const;
/** The background jobs of all games. */
export const allJobs = () => ['jobs', 'all'] as const;
/** One page of the rewards of a game. */
export const rewardsPage = (game: GameId, { page, perPage }: GroupsPage) =>
  ['rewards', game, { page, perPage }] as const;
/** All rewards of a game. */
export const allRewards = (game: GameId) => ['all-rewards', game] as const;
/** The teams with a reward. */
export const rewardGrants = (game: GameId, reward: number) => ['reward-grants', game, reward] as const;
/** An endless list, from the key of its first page: whatever matches the pages matches it too. */
export const endless = (firstPage: readonly unknown[]) => [...firstPage, PAGE_SIZE_INFINITE] as const;
