import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows or columns from `first` up to and including `last`. */
interface Range {
  readonly first: number;
  readonly last: number;
}

interface Shown {
  readonly rows: Range;
  readonly columns: Range;
}

/** Rows and columns rendered beyond the visible ones. */
const BEYOND = 6;

const rangeOf = (from: number, size: number, step: number): Range => ({
  first: Math.max(0, Math.floor(from / step / BEYOND) * BEYOND - BEYOND),
  last: Math.ceil((from + size) / step / BEYOND) * BEYOND + BEYOND,
});
const isSame = (one: Range, other: Range) => one.first === other.first && one.last === other.last;

/** The visible part of a large matrix, in steps of a few rows and columns. */
export function useMatrixWindow(
  scroller: RefObject<HTMLElement | null>,
  { row, column }: { readonly row: number; readonly column: number },
): Shown {
  const [shown, setShown] = useState<Shown>({ rows: rangeOf(0, 480, row), columns: rangeOf(0, 1200, column) });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let request = 0;
    const look = () => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
      const rows = rangeOf(scrollTop, clientHeight || 480, row);
      // In right-to-left text it counts down from zero.
      const columns = rangeOf(Math.abs(scrollLeft), clientWidth || 1200, column);
      // Unchanged ranges keep their identity, so nothing re-renders until one changes.
      setShown((last) => {
        if (isSame(rows, last.rows) && isSame(columns, last.columns)) return last;
        return { rows, columns: isSame(columns, last.columns) ? last.columns : columns };
      });
    };
    const later = () => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(look);
    };
    look();
    element.addEventListener('scroll', later, { passive: true });
    const watch = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(later);
    watch?.observe(element);
    return () => {
      cancelAnimationFrame(request);
      element.removeEventListener('scroll', later);
      watch?.disconnect();
    };
  }, [scroller, row, column]);
  return shown;
}
