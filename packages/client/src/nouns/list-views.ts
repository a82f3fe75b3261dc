import type { GameOrder, GroupId, LeaderboardStyle, QueueOrder, TaskId, TeamId } from '@waymark/contract';

/** Filters of the games list. */
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

/** Filters of the challenge list. */
export interface TasksFilter {
  readonly term: string;
  readonly page: number;
  readonly perPage: number;
}

/** Page of the groups. */
export interface GroupsPage {
  readonly page: number;
  readonly perPage: number;
}

/** Filters of a game's submissions. */
export interface AnswersFilter {
  readonly task?: TaskId | undefined;
  readonly team?: TeamId | undefined;
  readonly featured?: boolean | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** Scope of a stream: a game, or one of its challenges or teams. */
export interface StreamOf {
  readonly task?: TaskId | undefined;
  readonly team?: TeamId | undefined;
}

/** Order and filters of a review queue. */
export interface QueueFilter {
  readonly order: QueueOrder;
  readonly task?: TaskId | undefined;
  readonly team?: TeamId | undefined;
  /** Leaves out claimed submissions. */
  readonly free?: boolean | undefined;
  /** Page of the queue, if it is shown in pages. */
  readonly page?: number | undefined;
}

/** The part of a game covered by analytics; all of it by default. */
export interface AnalyticsPart {
  /** First second included and first one excluded, since 1970. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** Only the teams of a group. */
  readonly group?: GroupId | undefined;
}

/** View of a leaderboard. */
export interface BoardView {
  /** All three by default ([G58]). */
  readonly style: LeaderboardStyle | undefined;
  readonly term: string;
  readonly perPage: number;
  /** The game's entry code, if known. */
  readonly code?: string | undefined;
  /** Only the teams of a group. */
  readonly division?: number | undefined;
  /** The board as players see it while frozen. */
  readonly frozen?: boolean | undefined;
}
