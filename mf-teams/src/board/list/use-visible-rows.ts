import { type RefObject, useLayoutEffect, useState } from 'react';
import { type RowHeights, rowsBetween } from './row-places';

/** Rows drawn beyond both ends of the view. */
const MORE = 8;

/** Which rows of a long list are on view, whatever scrolls it. */
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
    // Scrolling does not bubble, and inside a shadow root it is not heard from outside.
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
