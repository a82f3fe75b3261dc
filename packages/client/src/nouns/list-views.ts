/** What narrows the games list. */
export interface GamesFilter {
  readonly term: string;
  /** A category, or empty for all of them. */
  readonly category: string;
  /** Days since the last change. */
  readonly history: number;
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
