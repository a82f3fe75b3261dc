import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows and columns from `first` on, up to `last`. */
interface Range {
  readonly first: number;
  readonly last: number;
}

/** Rows and columns drawn beyond those in view. */
const BEYOND = 6;

/** The part of a large matrix that is in view, in steps of a few rows and columns. */
export function useMatrixWindow(
  scroller: RefObject<HTMLElement | null>,
  { row, column }: { readonly row: number; readonly column: number },
): { readonly rows: Range; readonly columns: Range } {
  const [shown, setShown] = useState({ top: 0, left: 0, height: 480, width: 1200 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let request = 0;
    const look = () => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
      // From right to left it counts down from zero.
      setShown({ top: scrollTop, left: Math.abs(scrollLeft), height: clientHeight || 480, width: clientWidth || 1200 });
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
  }, [scroller]);
  const range = (from: number, size: number, step: number): Range => ({
    first: Math.max(0, Math.floor(from / step / BEYOND) * BEYOND - BEYOND),
    last: Math.ceil((from + size) / step / BEYOND) * BEYOND + BEYOND,
  });
  return { rows: range(shown.top, shown.height, row), columns: range(shown.left, shown.width, column) };
}
