import { useEffect, useLayoutEffect, useRef } from 'react';

/** How far each page was scrolled, by its name. */
export type ScrollPlaces = Map<string, number>;

/**
 * One page at a time in one scrolling window: each comes back as far scrolled as it was left.
 * @param page the page on view; undefined while several are, each with a scroller of its own
 */
export function usePageScroll(places: ScrollPlaces, page: string | undefined): void {
  useLayoutEffect(() => {
    if (page === undefined) return;
    const top = places.get(page) ?? (page === LIST ? undefined : 0);
    if (top !== undefined && top !== window.scrollY) window.scrollTo({ top, behavior: 'instant' });
  }, [places, page]);
  useEffect(() => {
    if (page === undefined) return;
    const note = (): void => void places.set(page, window.scrollY);
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [places, page]);
}

/** The name of the list among the pages. */
export const LIST = '';

/** A scroller that shows one thing at a time and remembers how far each was scrolled. */
export function usePaneScroll(places: ScrollPlaces, shown: string, on: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (on && scroller.current) scroller.current.scrollTop = places.get(shown) ?? 0;
  }, [places, shown, on]);
  const note = (): void => {
    if (on && scroller.current) places.set(shown, scroller.current.scrollTop);
  };
  return { ref: scroller, onScroll: note };
}
