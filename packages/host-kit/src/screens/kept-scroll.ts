import { useLocation } from '@waymark/host-kit/router';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useHost } from '../host-context';

/** How far the page and a list in it were scrolled, by the key of the history entry. Lost with the page: the browser helps there. */
const kept = new Map<string, { readonly page: number; readonly list: number }>();
/** Entries remembered at most. */
const MOST = 200;

/**
 * Brings a list back to where it was scrolled when Back or Forward leads to it again. The browser does that for pages, and
 * too early for what is drawn later.
 * @param ready what is on view has its height
 * @param list scrolls by itself, besides the page
 */
export function useKeptScroll(ready: boolean, list?: RefObject<HTMLElement | null>): void {
  const { navigation } = useHost();
  const { key } = useLocation();
  useLayoutEffect(() => {
    const top = kept.get(key);
    if (!ready || !top) return;
    if (top.page !== window.scrollY) window.scrollTo(0, top.page);
    if (list?.current && top.list !== list.current.scrollTop) list.current.scrollTop = top.list;
  }, [key, list, ready]);
  useEffect(() => {
    if (!ready) return;
    const scroller = list?.current;
    const note = () => {
      // On the way out the page scrolls to the top of the next screen: that is not this entry's place.
      if (navigation.location.get().key !== key) return;
      kept.delete(key);
      kept.set(key, { page: window.scrollY, list: scroller?.scrollTop ?? 0 });
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    };
    note();
    const scrollers = [window, ...(scroller ? [scroller] : [])];
    for (const one of scrollers) one.addEventListener('scroll', note, { passive: true });
    return () => {
      for (const one of scrollers) one.removeEventListener('scroll', note);
    };
  }, [key, list, navigation, ready]);
}
