import { type MatrixLayout, textsOf } from './matrix-measures';
import type { ScrollPlace } from './scroll-watch';
import type { PlacedText } from './text-pen';

/** What the matrix says, by positions of teams and challenges. */
export interface MatrixWords {
  readonly teams: number;
  readonly challenges: number;
  readonly nameOf: (team: number) => string;
  readonly countOf: (team: number) => string;
  readonly headOf: (challenge: number) => string;
  readonly sumOf: (challenge: number) => string;
}

/** Positions from the first to the last visible one. */
const shown = (from: number, size: number, step: number, count: number): readonly number[] => {
  const first = Math.floor(from / step);
  return Array.from(
    { length: Math.max(0, Math.min(count, Math.ceil((from + size) / step)) - first) },
    (_, at) => first + at,
  );
};

/** The visible texts of the matrix at a place: names and counts of teams, heads and sums of challenges. */
export function textsIn(words: MatrixWords, { top, start, width, height }: ScrollPlace, layout: MatrixLayout) {
  const { name, column, row, middle, line, isFromRight } = layout;
  const its = textsOf(layout, width);
  const across = (x: number) => (isFromRight ? width - x : x);
  const [atStart, atEnd] = isFromRight ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const teams = shown(top, height - 2 * row, row, words.teams);
  const challenges = shown(start, width - name, column, words.challenges);
  const lineOf = (team: number) => (team + 1) * row - top + line;
  const inColumns = (y: number, textOf: (challenge: number) => string): readonly PlacedText[] =>
    challenges.map((at) => ({
      text: textOf(at),
      x: across(name + (at + 0.5) * column - start),
      y,
      align: 'center',
      width: column,
    }));
  // Above a line, as in a row; the line of the foot is above.
  const inHead = name > 0 ? line : middle;
  return {
    challenges,
    names: teams.map(
      (at): PlacedText => ({
        text: words.nameOf(at),
        x: across(its.name),
        y: lineOf(at),
        align: atStart,
        width: its.nameWidth,
      }),
    ),
    counts: teams.map(
      (at): PlacedText => ({
        text: words.countOf(at),
        x: across(its.countEnd),
        y: lineOf(at),
        align: atEnd,
        width,
      }),
    ),
    heads: inColumns(inHead, words.headOf),
    sums: inColumns(height - row + 1 + inHead, words.sumOf),
    /** The lines below the teams. */
    lines: teams.map((at) => (at + 2) * row - top - 1),
  };
}
