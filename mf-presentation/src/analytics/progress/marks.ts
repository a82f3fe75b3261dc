import { PROGRESS_STATE, type ProgressState } from '@waymark/contract';

/** Side in pixels of the square around a mark. */
export const MARK = 16;

/**
 * The filled shapes of each state's mark within its square, bottom first, by the name of their style. All relative, so
 * that a `M` before them moves them. Outlines instead of strokes: those take browsers several times as long.
 */
export const MARK_SHAPES: Readonly<Record<ProgressState, Readonly<Record<string, string>>>> = {
  done: {
    ground: 'm5 1.5h6a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5h-6a3.5 3.5 0 0 1-3.5-3.5v-6a3.5 3.5 0 0 1 3.5-3.5z',
    done: 'm4.38 8.62l2.62 2.62 4.62-4.62-1.24-1.24-3.38 3.38-1.38-1.38z',
  },
  waiting: {
    waiting: 'm2.25 8a5.75 5.75 0 1 0 11.5 0a5.75 5.75 0 1 0-11.5 0m1.5 0a4.25 4.25 0 1 1 8.5 0a4.25 4.25 0 1 1-8.5 0',
    half: 'm8 3a5 5 0 0 1 0 10z',
  },
  rejected: {
    rejected: 'm4.8 3.2l3.2 3.2 3.2-3.2 1.6 1.6-3.2 3.2 3.2 3.2-1.6 1.6-3.2-3.2-3.2 3.2-1.6-1.6 3.2-3.2-3.2-3.2z',
  },
  missing: { missing: 'm5 7.125h6v1.75h-6z' },
};

/** The same as a list: read for each mark. */
const SHAPES = new Map(Object.entries(MARK_SHAPES).map(([state, shapes]) => [state, Object.entries(shapes)]));

/** The names of all styles, bottom first. */
const STYLES = Object.values(MARK_SHAPES).flatMap((shapes) => Object.keys(shapes));

const STATES = Object.fromEntries(Object.entries(PROGRESS_STATE).map(([state, letter]) => [letter, state])) as Readonly<
  Record<string, ProgressState>
>;

/** A team's state for the challenge at a position. */
export const stateAt = (states: string, at: number): ProgressState => STATES[states[at] ?? ''] ?? 'missing';

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

/** The paths of some teams' marks, by the name of their style: an element for each mark would slow down scrolling. */
export function marksOf(teams: readonly string[], { column, row, middle, fromRight }: MarkPlaces): Map<string, string> {
  const paths = new Map<string, string>(STYLES.map((style) => [style, '']));
  for (const [team, states] of teams.entries()) {
    const y = team * row + middle - MARK / 2;
    for (let at = 0; at < states.length; at += 1) {
      const x = Math.round(((fromRight === undefined ? at : fromRight - 1 - at) + 0.5) * column - MARK / 2);
      for (const [style, shape] of SHAPES.get(stateAt(states, at)) ?? []) {
        paths.set(style, `${paths.get(style)}M${x} ${y}${shape}`);
      }
    }
  }
  return paths;
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
