import { PROGRESS_STATE } from '@waymark/contract';

/** Half the size of a mark. */
const REACH = 4;

/** Marks as one shape per style: an element for each mark would slow down scrolling. */
export interface MarkShapes {
  /** Pale background of completed challenges. */
  readonly ground: string;
  readonly done: string;
  readonly waiting: string;
  /** The filled half of waiting answers. */
  readonly half: string;
  readonly rejected: string;
  readonly missing: string;
}

/** Positions of marks in pixels. */
export interface MarkPlaces {
  /** Distance between two challenges. */
  readonly column: number;
  /** Distance between two teams. */
  readonly row: number;
  /** Vertical centre of a mark in its row. */
  readonly middle: number;
  /** In right-to-left text, the number of challenges; the first one is then at the right edge. */
  readonly fromRight?: number | undefined;
}

/** Draws the states of some teams, one below the other. */
export function marksOf(teams: readonly string[], { column, row, middle, fromRight }: MarkPlaces): MarkShapes {
  const marks = { ground: '', done: '', waiting: '', half: '', rejected: '', missing: '' };
  for (const [team, states] of teams.entries()) {
    const y = team * row + middle;
    for (let at = 0; at < states.length; at += 1) {
      const place = fromRight === undefined ? at : fromRight - 1 - at;
      const x = Math.round((place + 0.5) * column);
      switch (states[at]) {
        case PROGRESS_STATE.done:
          marks.ground += `M${x - 3} ${y - 3}h6v6h-6z`;
          marks.done += `M${x - 3} ${y}l2 2 4-4`;
          break;
        case PROGRESS_STATE.waiting:
          marks.waiting += `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0`;
          marks.half += `M${x} ${y - 5}a5 5 0 0 1 0 10z`;
          break;
        case PROGRESS_STATE.rejected:
          marks.rejected += `M${x - REACH} ${y - REACH}l8 8M${x + REACH} ${y - REACH}l-8 8`;
          break;
        default:
          marks.missing += `M${x - 3} ${y}h6`;
      }
    }
  }
  return marks;
}

/** Formats the positions of a state, with ranges: `1–3, 7`. */
export function placesIn(states: string, state: string, positionOf: (at: number) => string): string {
  const runs: string[] = [];
  for (let at = 0; at < states.length; at += 1) {
    if (states[at] !== state) continue;
    const first = at;
    while (states[at + 1] === state) at += 1;
    runs.push(first === at ? positionOf(at) : `${positionOf(first)}–${positionOf(at)}`);
  }
  return runs.join(', ');
}
