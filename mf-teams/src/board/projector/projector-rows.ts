import type { Board, RankedTeam } from '@waymark/contract';

/** Maximum rows that are readable from the back of a hall. */
const ROWS = 8;
/** Rows while places are revealed. */
const ROWS_REVEALED = 10;

/** A row of the projector: a team, or a place not revealed yet. */
export interface ProjectorRow {
  readonly team: RankedTeam;
  readonly secret: boolean;
}

/** The projector's rows; during a reveal, only the revealed places from the last one up. */
export function projectorRows({ teams, revealed }: Pick<Board, 'teams' | 'revealed'>): readonly ProjectorRow[] {
  if (revealed == null) return teams.slice(0, ROWS).map((team) => ({ team, secret: false }));
  const hidden = teams.length - revealed;
  return teams.slice(0, ROWS_REVEALED).map((team, index) => ({ team, secret: index < hidden }));
}
