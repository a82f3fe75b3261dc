declare global {
  interface Window {
    /** Longest event of each interaction, in milliseconds from key press to next frame. */
    waymarkKeys?: Record<number, number>;
  }
}

/** Runs in the page: records the latency of each key. The browser does not report less than 16 ms. */
export function watchKeys(): void {
  window.waymarkKeys = {};
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (!interactionId || !window.waymarkKeys) continue;
      window.waymarkKeys[interactionId] = Math.max(window.waymarkKeys[interactionId] ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
