import { type RefObject, useLayoutEffect, useState } from 'react';
import { type RowHeights, rowsBetween } from './row-places';

/** Overscan at both ends. */
const MORE = 8;

/** The visible rows of a long list, regardless of which element scrolls. */
export function useVisibleRows(list: RefObject<HTMLElement | null>, count: number, tops: number, heights: RowHeights) {
  const [range, setRange] = useState({ first: 0, last: 40 });
  const { top, row } = heights;
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const at = element.getBoundingClientRect().top;
      const next = rowsBetween(-at, innerHeight - at, { count, tops, heights: { top, row }, more: MORE });
      setRange((now) => (now.first === next.first && now.last === next.last ? now : next));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    // Scroll events don't bubble or leave a shadow root.
    const roots = [window, element.getRootNode()];
    for (const root of roots) root.addEventListener('scroll', soon, { capture: true, passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      for (const root of roots) root.removeEventListener('scroll', soon, { capture: true });
      window.removeEventListener('resize', soon);
    };
  }, [list, count, tops, top, row]);
  return { first: range.first, last: Math.min(range.last, count - 1) };
}
