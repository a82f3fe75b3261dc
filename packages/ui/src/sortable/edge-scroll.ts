import { edgeScroll } from './sort-order';

/** The nearest element around that scrolls up and down; the page when there is none. */
function scrollerOf(element: Element): Element {
  for (let one = element.parentElement ?? hostOf(element); one; one = one.parentElement ?? hostOf(one)) {
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return document.scrollingElement ?? document.documentElement;
}

function hostOf(element: Element): Element | undefined {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
}

/** Scrolls what lies around a list while something is carried to the edge of the view. */
export function createEdgeScroll() {
  let frame: number | undefined;
  const stop = (): void => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  /** Begins; `at` answers the pointer's height in the view, `onScroll` hears of every step. Answers the way scrolled. */
  const start = (list: Element, at: () => number, onScroll: () => void): (() => number) => {
    const scroller = scrollerOf(list);
    const before = scroller.scrollTop;
    // The carried row lengthens what it is carried through: without this end one would scroll for ever.
    const end = scroller.scrollHeight - scroller.clientHeight;
    const step = (): void => {
      const page = scroller === document.scrollingElement;
      const box = scroller.getBoundingClientRect();
      const by = page ? edgeScroll(at(), 0, window.innerHeight) : edgeScroll(at(), box.top, box.bottom);
      const was = scroller.scrollTop;
      if (by !== 0) scroller.scrollTop = Math.min(was + by, end);
      if (scroller.scrollTop !== was) onScroll();
      frame = requestAnimationFrame(step);
    };
    stop();
    frame = requestAnimationFrame(step);
    return () => scroller.scrollTop - before;
  };
  return { start, stop };
}
