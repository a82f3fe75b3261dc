/** Row heights; the first three places are taller. */
export interface RowHeights {
  readonly top: number;
  readonly row: number;
}

/** Number of rows in the first three places, which a search may leave out. */
export const countTop = (teams: readonly { readonly place?: number | undefined }[]): number => {
  const end = teams.findIndex(({ place = 0 }) => place > 3);
  return end < 0 ? Math.min(teams.length, 3) : Math.min(end, 3);
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
