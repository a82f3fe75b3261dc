declare global {
  interface Window {
    /** The longest event of each interaction, in milliseconds from the key to the next frame. */
    waymarkKeys?: Record<number, number>;
  }
}

/** Runs in the page: notes how long each key takes to show. The browser leaves out what takes less than 16 ms. */
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
