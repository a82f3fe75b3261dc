import { PROGRESS_STATE, type ProgressState } from '@waymark/contract';
import type { ScrollPlace } from './scroll-watch';

/** Side in pixels of the square around a mark. */
export const MARK = 16;

/**
 * The filled shapes of each state's mark within its square, bottom first, by the name of their style.
 */
export const MARK_SHAPES: Readonly<Record<ProgressState, Readonly<Record<string, string>>>> = {
  done: {
    ground: 'M5 1.5h6a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5h-6a3.5 3.5 0 0 1-3.5-3.5v-6a3.5 3.5 0 0 1 3.5-3.5z',
    done: 'M4.38 8.62l2.62 2.62 4.62-4.62-1.24-1.24-3.38 3.38-1.38-1.38z',
  },
  waiting: {
    waiting: 'M2.25 8a5.75 5.75 0 1 0 11.5 0a5.75 5.75 0 1 0-11.5 0m1.5 0a4.25 4.25 0 1 1 8.5 0a4.25 4.25 0 1 1-8.5 0',
    half: 'M8 3a5 5 0 0 1 0 10z',
  },
  rejected: {
    rejected: 'M4.8 3.2l3.2 3.2 3.2-3.2 1.6 1.6-3.2 3.2 3.2 3.2-1.6 1.6-3.2-3.2-3.2 3.2-1.6-1.6 3.2-3.2-3.2-3.2z',
  },
  missing: { missing: 'M5 7.125h6v1.75h-6z' },
};

/** All states. */
export const STATES = Object.keys(MARK_SHAPES) as readonly ProgressState[];

const STATE_OF = Object.fromEntries(STATES.map((state) => [PROGRESS_STATE[state], state]));

/** A team's state for the challenge at a position. */
export const stateAt = (states: string, at: number): ProgressState => STATE_OF[states[at] ?? ''] ?? 'missing';

/** A mark, with the position of its square in pixels. */
export interface PlacedMark {
  readonly state: ProgressState;
  readonly x: number;
  readonly y: number;
}

/** Dimensions of the table of marks in pixels. */
export interface MarkMeasures {
  /** Width of the names, which hide what is below them. */
  readonly name: number;
  /** Distance between two challenges. */
  readonly column: number;
  /** Distance between two teams. */
  readonly row: number;
  /** Vertical centre of a mark in its row. */
  readonly middle: number;
  readonly isFromRight: boolean;
}

/** The marks of teams that are visible at a place, below a head as high as a row. */
export function marksIn(
  teams: readonly { readonly states: string }[],
  { top, start, width, height }: ScrollPlace,
  { name, column, row, middle, isFromRight }: MarkMeasures,
): PlacedMark[] {
  const marks: PlacedMark[] = [];
  const firstTeam = Math.floor(top / row);
  const first = Math.floor(start / column);
  const last = Math.ceil((start + width - name) / column);
  for (const [down, { states }] of teams.slice(firstTeam, Math.ceil((top + height) / row) - 2).entries()) {
    const y = (firstTeam + down + 1) * row - top + middle - MARK / 2;
    for (let at = first; at < Math.min(last, states.length); at += 1) {
      const x = name + (at + 0.5) * column - start - MARK / 2;
      marks.push({ state: stateAt(states, at), x: isFromRight ? width - MARK - x : x, y });
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
