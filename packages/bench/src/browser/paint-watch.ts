declare global {
  interface Window {
    /** When the awaited element was on screen, in milliseconds since the navigation. */
    waymarkPainted?: number;
  }
}

/**
 * Runs in the page before any of its scripts: notes when an element that matches was drawn, and puts a session into the
 * storage, as if somebody had signed in on an earlier day. Functions that run in the page have no named ones in them: the
 * compiler wraps those in a call that the page does not know.
 */
export function watchPaint({
  selector,
  session,
}: {
  selector: string;
  session: Readonly<Record<string, string>>;
}): void {
  for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value);
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    // The frame that shows it is drawn between this callback and the next message.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.waymarkPainted = performance.now();
      };
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['value'] });
}

/** Runs in the page: when the largest thing was drawn. */
export function readLargestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
