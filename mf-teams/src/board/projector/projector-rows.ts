import type { Board, RankedTeam } from '@waymark/contract';

/** Maximum rows that are readable from the back of a hall. */
const ROWS = 8;
/** Rows while places are revealed. */
const ROWS_REVEALED = 10;

/** A row of the projector: a team, or a place not revealed yet. */
export interface ProjectorRow {
  readonly team: RankedTeam;
  readonly secret: boolean;
  /** In the first place, with points. */
  readonly first: boolean;
}

/** The projector's rows; during a reveal, only the revealed places from the last one up. */
export function projectorRows({ teams, revealed }: Pick<Board, 'teams' | 'revealed'>): readonly ProjectorRow[] {
  const hidden = revealed == null ? 0 : teams.length - revealed;
  return teams.slice(0, revealed == null ? ROWS : ROWS_REVEALED).map((team, index) => {
    const { place, points = 0 } = team;
    return { team, secret: index < hidden, first: place === 1 && points > 0 };
  });
}
