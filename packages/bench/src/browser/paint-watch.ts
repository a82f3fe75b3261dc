declare global {
  interface Window {
    /** When the awaited element was painted, in milliseconds since navigation. */
    waymarkPainted?: number;
  }
}

/**
 * Runs in the page before its scripts: records when a matching element was painted, and puts a session into storage as
 * if the user had signed in earlier. Functions that run in the page must not contain named functions: the compiler wraps
 * those in a helper that does not exist in the page.
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
    // The frame is painted between this callback and the next message.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.waymarkPainted = performance.now();
      };
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['value'] });
}

/** Runs in the page: the time of the largest contentful paint. */
export function readLargestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
