import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Rows or columns from `first` up to, but not including, `last`. */
interface Range {
  readonly first: number;
  readonly last: number;
}

/** Rows or columns rendered beyond the visible ones. */
const BEYOND = 6;
/** The assumed visible size in pixels until it is measured. */
const AT_FIRST = { rows: 480, columns: 1200 } as const;

const rangeOf = (from: number, size: number, step: number, late: number): Range => ({
  first: Math.max(0, Math.floor((from / step - late) / BEYOND) * BEYOND - BEYOND + late),
  last: Math.ceil(((from + size) / step - late) / BEYOND) * BEYOND + BEYOND + late,
});

/** The visible rows or columns of a large matrix, in steps of a few. */
export function useShownRange(
  scroller: RefObject<HTMLElement | null>,
  along: 'rows' | 'columns',
  /** Distance in pixels between two of them. */
  step: number,
  /** Changes this many rows or columns later, so that not everything changes in one frame. */
  late = 0,
): Range {
  const [shown, setShown] = useState<Range>(() => rangeOf(0, AT_FIRST[along], step, late));
  // Not a layout effect: inside the scroller those run before its ref is set.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let request = 0;
    const look = () => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
      const seen =
        along === 'rows'
          ? rangeOf(scrollTop, clientHeight || AT_FIRST.rows, step, late)
          : // In right-to-left text it counts down from zero.
            rangeOf(Math.abs(scrollLeft), clientWidth || AT_FIRST.columns, step, late);
      // An unchanged range keeps its identity, so nothing re-renders until it changes.
      startTransition(() => setShown((last) => (seen.first === last.first && seen.last === last.last ? last : seen)));
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
  }, [scroller, along, step, late]);
  return shown;
}
