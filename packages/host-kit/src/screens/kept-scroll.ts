import { useLocation } from '@waymark/host-kit/router';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHost } from '../host-context';

/** Scroll positions of the page and a list in it, by history entry. Lost with the page: the browser restores those. */
const kept = new Map<string, { readonly page: number; readonly list: number }>();
/** Maximum number of entries. */
const MOST = 200;

/** How long to wait for late content, in milliseconds. */
const TIMEOUT = 3000;
/** Any of these means that the user has chosen another position. */
const OWN_WILL = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position of a list on Back and Forward. The browser does that for pages only, and before late
 * content has rendered.
 * @param ready whether the content has its full height
 * @param list the element that scrolls, besides the page
 */
export function useKeptScroll(ready: boolean, list?: RefObject<HTMLElement | null>): void {
  const { navigation } = useHost();
  const { key } = useLocation();
  /** Scrolling to content that hasn't rendered yet: intermediate positions are not this entry's. */
  const underWay = useRef(false);
  useLayoutEffect(() => {
    const place = kept.get(key);
    if (!ready || !place) return;
    underWay.current = true;
    const end = scrollOnceThere(
      () => {
        if (place.page !== window.scrollY) window.scrollTo(0, place.page);
        if (list?.current && place.list !== list.current.scrollTop) list.current.scrollTop = place.list;
        const reached = (at: number, wanted: number) => at >= Math.floor(wanted);
        return reached(window.scrollY, place.page) && reached(list?.current?.scrollTop ?? place.list, place.list);
      },
      () => {
        underWay.current = false;
      },
    );
    return end;
  }, [key, list, ready]);
  useEffect(() => {
    if (!ready) return;
    const scroller = list?.current;
    const note = () => {
      // Leaving scrolls the page to the top of the next screen, which is not this entry's position.
      if (underWay.current || navigation.location.get().key !== key) return;
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

/**
 * Scrolls to a position, repeating with each frame until it is rendered that far, the user scrolls, or time is up.
 * @param go returns whether the position is reached
 */
function scrollOnceThere(go: () => boolean, onEnd: () => void): () => void {
  const last = performance.now() + TIMEOUT;
  let frame = 0;
  const end = (): void => {
    cancelAnimationFrame(frame);
    for (const type of OWN_WILL) window.removeEventListener(type, end, true);
    onEnd();
  };
  const attempt = (): void => {
    if (go() || performance.now() > last) end();
    else frame = requestAnimationFrame(attempt);
  };
  for (const type of OWN_WILL) window.addEventListener(type, end, { capture: true, passive: true });
  attempt();
  return end;
}
