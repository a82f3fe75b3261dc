import type { GameOrder, GroupId, LeaderboardStyle, QueueOrder, TaskId, TeamId } from '@waymark/contract';

/** What narrows the games list. */
export interface GamesFilter {
  readonly term: string;
  /** A category, or empty for all of them. */
  readonly category: string;
  /** Days since the last change. */
  readonly history: number;
  readonly sort: GameOrder;
  readonly page: number;
  readonly perPage: number;
}

/** What narrows the list of challenges. */
export interface TasksFilter {
  readonly term: string;
  readonly page: number;
  readonly perPage: number;
}

/** Which part of the groups is on view. */
export interface GroupsPage {
  readonly page: number;
  readonly perPage: number;
}

/** What narrows the submissions of a game. */
export interface AnswersFilter {
  readonly task?: TaskId | undefined;
  readonly team?: TeamId | undefined;
  readonly featured?: boolean | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** Of what a stream tells: a game, or one challenge or team of it. */
export interface StreamOf {
  readonly task?: TaskId | undefined;
  readonly team?: TeamId | undefined;
}

/** What a judge works through. */
export interface QueueFilter {
  readonly order: QueueOrder;
  readonly task?: TaskId | undefined;
  readonly team?: TeamId | undefined;
  /** Leaves out what others are looking at. */
  readonly free?: boolean | undefined;
  /** Which part is on view, where the queue is shown in pages. */
  readonly page?: number | undefined;
}

/** The part of a game that analytics count; all of it without anything. */
export interface AnalyticsPart {
  /** First second that counts and the first that no longer does, since 1970. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** Only the teams of a group. */
  readonly group?: GroupId | undefined;
}

/** What is looked at of a leaderboard. */
export interface BoardView {
  /** All three unless one is chosen ([G58]). */
  readonly style: LeaderboardStyle | undefined;
  readonly term: string;
  readonly perPage: number;
  /** The entry code of the game, where it is known. */
  readonly code?: string | undefined;
  /** Only the teams of a group. */
  readonly division?: number | undefined;
  /** The board that players see while it is frozen. */
  readonly frozen?: boolean | undefined;
}
