import { useEffect, useState } from 'react';
import { sectionId } from './settings-section';

/** Returns which of these sections is at the top of the window. */
export function useSectionOnView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const names = ids.join();
  useEffect(() => {
    const order = names.split(',');
    setCurrent(order[0]);
    if (typeof IntersectionObserver === 'undefined') return;
    const onView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) onView.add(target.id);
          else onView.delete(target.id);
        }
        const first = order.find((id) => onView.has(sectionId(id)));
        if (first) setCurrent(first);
      },
      { rootMargin: '-72px 0px -50% 0px' },
    );
    const waiting = new Set(order);
    // Some sections load later than their index.
    const arrivals = new MutationObserver(() => observeArrived());
    const observeArrived = (): void => {
      for (const id of waiting) {
        const element = document.getElementById(sectionId(id));
        if (element && waiting.delete(id)) observer.observe(element);
      }
      if (waiting.size === 0) arrivals.disconnect();
    };
    arrivals.observe(document.body, { childList: true, subtree: true });
    observeArrived();
    return () => {
      arrivals.disconnect();
      observer.disconnect();
    };
  }, [names]);
  return current;
}
