/** Row heights; those of the first three places are taller. */
export interface RowHeights {
  readonly top: number;
  readonly row: number;
}

interface Standing {
  readonly place?: number | undefined;
  readonly points?: number | undefined;
}

/** Number of rows in the first three places with points: fewer than three in a search, more with ties. */
export const countTop = (teams: readonly Standing[]): number => {
  const end = teams.findIndex(({ place = 0, points = 0 }) => place > 3 || points <= 0);
  return end < 0 ? teams.length : end;
};

/** Offset of a row from the top of the list. */
export const offsetOf = (index: number, tops: number, { top, row }: RowHeights): number =>
  Math.min(index, tops) * top + Math.max(0, index - tops) * row;

/** The rows between two offsets, with some overscan. */
export function rowsBetween(
  from: number,
  to: number,
  { count, tops, heights, more }: { count: number; tops: number; heights: RowHeights; more: number },
): { readonly first: number; readonly last: number } {
  const rowAt = (y: number) =>
    y < tops * heights.top ? Math.floor(y / heights.top) : tops + Math.floor((y - tops * heights.top) / heights.row);
  const first = Math.max(0, rowAt(Math.max(0, from)) - more);
  const last = Math.min(count - 1, rowAt(Math.max(0, to)) + more);
  return { first, last };
}
