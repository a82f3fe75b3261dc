import type { Board, RankedTeam } from '@waymark/contract';

/** Rows on the screen: as many as read from the back of a hall. */
const ROWS = 8;
/** Rows while places are revealed. */
const ROWS_REVEALED = 10;

/** A row of the projector: a team, or a place that is still secret. */
export interface ProjectorRow {
  readonly team: RankedTeam;
  readonly secret: boolean;
}

/** What the projector shows of a board; while places are revealed, only those from the last one up. */
export function projectorRows({ teams, revealed }: Pick<Board, 'teams' | 'revealed'>): readonly ProjectorRow[] {
  if (revealed == null) return teams.slice(0, ROWS).map((team) => ({ team, secret: false }));
  const hidden = teams.length - revealed;
  return teams.slice(0, ROWS_REVEALED).map((team, index) => ({ team, secret: index < hidden }));
}
