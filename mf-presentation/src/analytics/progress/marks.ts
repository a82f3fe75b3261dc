import { PROGRESS_STATE, type ProgressState } from '@waymark/contract';

/** Side in pixels of the square around a mark. */
export const MARK = 16;

/** The shapes of each state's mark within its square, bottom first, by the name of their style. */
export const MARK_SHAPES: Readonly<Record<ProgressState, Readonly<Record<string, string>>>> = {
  done: { ground: 'M5 5h6v6h-6z', done: 'M5 8l2 2 4-4' },
  waiting: { waiting: 'M3 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0', half: 'M8 3a5 5 0 0 1 0 10z' },
  rejected: { rejected: 'M4 4l8 8M12 4l-8 8' },
  missing: { missing: 'M5 8h6' },
};

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
      for (const [style, path] of Object.entries(MARK_SHAPES[stateAt(states, at)])) {
        paths.set(style, paths.get(style) + movedBy(path, x, y));
      }
    }
  }
  return paths;
}

/** A path elsewhere; only its M commands are absolute. */
const movedBy = (path: string, x: number, y: number): string =>
  path.replace(/M(\d+) (\d+)/g, (_, fromX, fromY) => `M${Number(fromX) + x} ${Number(fromY) + y}`);

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
