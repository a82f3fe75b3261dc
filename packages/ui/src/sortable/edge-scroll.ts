import { edgeScroll } from './sort-order';

/** The nearest ancestor that scrolls vertically, or the page. */
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

/** Scrolls the container of a list while an item is dragged near the edge of the viewport. */
export function createEdgeScroll() {
  let frame: number | undefined;
  const stop = (): void => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  /** Starts; `at` returns the pointer's y, `onScroll` is called on every step. Returns a reader of the distance scrolled. */
  const start = (list: Element, at: () => number, onScroll: () => void): (() => number) => {
    const scroller = scrollerOf(list);
    const before = scroller.scrollTop;
    // The dragged row extends the scrollable area: without this limit scrolling never ends.
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
