import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is at least this wide. False until measured, and without measurement. */
export function useRoom(place: RefObject<HTMLElement | null>, least: number): boolean {
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    setWide(element.getBoundingClientRect().width >= least);
    const watch = new ResizeObserver(([entry]) => entry && setWide(entry.contentRect.width >= least));
    watch.observe(element);
    return () => watch.disconnect();
  }, [place, least]);
  return wide;
}
