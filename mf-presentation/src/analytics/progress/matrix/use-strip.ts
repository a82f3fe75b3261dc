import { useHost, useReadable } from '@waymark/host-kit';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { NEAR, type ScrollPlace, type ScrollWatch } from './scroll-watch';

interface Strip {
  readonly first: number;
  /** The one after the last. */
  readonly last: number;
  /** Its key: those that leave the view become those that enter it, which is cheaper than new ones. */
  readonly keyOf: (at: number) => number;
  /** The element that holds them. */
  readonly strip: RefObject<HTMLDivElement | null>;
}

/**
 * The visible rows or columns of a large table, with a few more on each side: a strip that is moved along. While the
 * table is on its way nothing renders, and a drawing takes the place of the strip.
 * @param covered pixels of the table that its other parts cover
 */
export function useStrip(watch: ScrollWatch, along: 'rows' | 'columns', step: number, covered: number): Strip {
  const isFromRight = useReadable(useHost().phrases.direction) === 'rtl';
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ first: 0, last: 0 });
  useLayoutEffect(() => {
    const range = ({ top, start, width, height }: ScrollPlace) =>
      along === 'rows' ? ([top, height - covered] as const) : ([start, width - covered] as const);
    const leave = watch.follow((place) => {
      const style = strip.current?.style;
      if (!style || place.isMoving) return;
      const [from] = range(place);
      style.translate = along === 'rows' ? `0 ${-from}px` : `${isFromRight ? from : -from}px`;
    });
    const stopPreparing = watch.prepare((place) => {
      const [from, size] = range(place);
      const first = Math.max(0, Math.floor((from - NEAR) / step));
      // Always as many, for the sake of the keys.
      const last = first + Math.ceil((size + 2 * NEAR) / step) + 1;
      // An unchanged range keeps its identity, so that nothing renders.
      setShown((known) => (known.first === first && known.last === last ? known : { first, last }));
    });
    return () => {
      leave();
      stopPreparing();
    };
  }, [watch, along, step, covered, isFromRight]);
  return { ...shown, strip, keyOf: (at) => at % Math.max(1, shown.last - shown.first) };
}
