import { type RefObject, useEffect, useState } from 'react';

/** Observes an element's aspect ratio without forcing layout; undefined until known. */
export function useRatio(place: RefObject<HTMLElement | null>): number | undefined {
  const [ratio, setRatio] = useState<number>();
  useEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setRatio(entry.contentRect.width / entry.contentRect.height);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  return ratio;
}
