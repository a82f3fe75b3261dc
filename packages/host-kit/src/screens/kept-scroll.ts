import { useLocation } from '@waymark/host-kit/router';
import { useEffect, useLayoutEffect } from 'react';
import { useHost } from '../host-context';

/** How far the page was scrolled, by the key of the history entry. Lost with the page: the browser helps there. */
const kept = new Map<string, number>();
/** Entries remembered at most. */
const MOST = 200;

/**
 * Brings a list back to where it was scrolled when Back or Forward leads to it again. The browser does that for pages, and
 * too early for what is drawn later.
 * @param ready what is on view has its height
 */
export function useKeptScroll(ready: boolean): void {
  const { navigation } = useHost();
  const { key } = useLocation();
  useLayoutEffect(() => {
    const top = kept.get(key);
    if (ready && top !== undefined && top !== window.scrollY) window.scrollTo(0, top);
  }, [key, ready]);
  useEffect(() => {
    if (!ready) return;
    const note = () => {
      // On the way out the page scrolls to the top of the next screen: that is not this entry's place.
      if (navigation.location.get().key !== key) return;
      kept.delete(key);
      kept.set(key, window.scrollY);
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    };
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, navigation, ready]);
}
