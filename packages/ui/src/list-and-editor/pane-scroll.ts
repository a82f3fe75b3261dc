import { useEffect, useLayoutEffect, useRef } from 'react';

/** Scroll position of each page, by name. */
export type ScrollPlaces = Map<string, number>;

/**
 * Shows one page at a time in one scroll container, restoring each page's scroll position.
 * @param page the visible page; undefined while there are several, each with its own scroll container
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

/** A scroller that shows one page at a time and remembers each scroll position. */
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
