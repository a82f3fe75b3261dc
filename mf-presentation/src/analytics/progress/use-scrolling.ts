import { type RefObject, useEffect } from 'react';

/** Milliseconds without a scroll event after which scrolling has ended. */
const STILL_AFTER = 120;

/**
 * Marks an element as `data-scrolling` while it scrolls: contents that pass below a resting pointer need not know it,
 * and telling each of them takes longer than drawing it.
 */
export function useScrolling(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let end: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      end = undefined;
      delete element.dataset.scrolling;
    };
    const scroll = () => {
      if (end === undefined) element.dataset.scrolling = '';
      clearTimeout(end);
      end = setTimeout(rest, STILL_AFTER);
    };
    element.addEventListener('scroll', scroll, { passive: true });
    return () => {
      clearTimeout(end);
      element.removeEventListener('scroll', scroll);
    };
  }, [scroller]);
}
