import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is narrower than so many pixels; it may stand in a page of any width. */
export function useNarrow(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || !('ResizeObserver' in window)) return;
    const measure = () => setNarrow(box.clientWidth < width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, width]);
  return narrow;
}
