import { type RefObject, useLayoutEffect } from 'react';
import type { MediaElement } from './ready-media';

/** Inserts an already decoded element into the page, so that no frame waits for it. */
export function usePlaced(place: RefObject<HTMLElement | null>, element: MediaElement | undefined): void {
  useLayoutEffect(() => {
    const { current } = place;
    if (!current || !element) return;
    current.replaceChildren(element);
    return () => {
      // The next layer may have taken it over.
      if (element.parentElement === current) element.remove();
    };
  }, [place, element]);
}
