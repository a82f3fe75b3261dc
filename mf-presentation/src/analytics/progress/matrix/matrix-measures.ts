import { useMemo, useSyncExternalStore } from 'react';

/** Where phones begin. */
export const PHONE = '(max-width: 599px)';

/** Dimensions of the matrix in pixels. */
export interface MatrixMeasures {
  readonly row: number;
  /** Width of a challenge, at least. */
  readonly column: number;
  /** Width of the names beside the marks. */
  readonly name: number;
  /** Width of the counts beside the marks. */
  readonly done: number;
  /** Vertical centre of a mark in its row. */
  readonly middle: number;
  /** Vertical centre of the team's name in its row. */
  readonly line: number;
  /** Space before the name. */
  readonly edge: number;
  /** Width of a bold digit. */
  readonly digit: number;
}

/** Width of the count of a team. */
export const DONE = 92;
export const MATRIX: MatrixMeasures = {
  row: 30,
  column: 32,
  name: 190,
  done: DONE,
  middle: 15,
  line: 14.5,
  edge: 16,
  digit: 8.6,
};
/** On phones a team has a line for its name and count, and below it a line of marks. */
export const PHONE_MATRIX: MatrixMeasures = {
  row: 56,
  column: 20,
  name: 0,
  done: 0,
  middle: 39,
  line: 14,
  edge: 12,
  digit: 7.4,
};
/** Space between the numbers of two columns. */
const APART = 6;
/** Space between a name and its marks, or the end of its line. */
export const NAME_END = 8;
/** Space after a count. */
export const COUNT_END = 12;
/** Space between name and marks on a phone. */
export const MARKS_BELOW = 28;

const isPhone = () => window.matchMedia?.(PHONE).matches === true;
const follow = (tell: () => void) => {
  addEventListener('resize', tell);
  return () => removeEventListener('resize', tell);
};

/**
 * The dimensions for this window: a few challenges share its full width.
 * @param digits of the longest number in a column
 */
export function useMatrixMeasures(width: number, challenges: number, digits: number): MatrixMeasures {
  const its = useSyncExternalStore(follow, isPhone) ? PHONE_MATRIX : MATRIX;
  const column = Math.max(
    its.column,
    Math.ceil(digits * its.digit) + APART,
    Math.floor((width - its.name - its.done) / Math.max(1, challenges)),
  );
  return useMemo(() => ({ ...its, column }), [its, column]);
}

/** The same with the direction of the page. */
export interface MatrixLayout extends MatrixMeasures {
  readonly isFromRight: boolean;
}

/** Where the texts of a line are: pixels from the edge where lines begin. */
export const textsOf = ({ name, edge }: MatrixMeasures, width: number) => ({
  name: edge,
  nameWidth: (name || width - DONE) - edge - NAME_END,
  countEnd: width - COUNT_END,
});
