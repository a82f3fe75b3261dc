import { token } from '@waymark/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const GLIDE = { duration: 450, easing: 'cubic-bezier(0.2, 0, 0, 1)' };
const GLOW = { duration: 1500, easing: 'ease-out' };
/** A row that comes from further away would only cross the screen. */
const FARTHEST = 2000;

/**
 * Lets a row glide to its new place, and glow for a moment when it has moved. Animated apart from the style, because the
 * row changes its place in the document, too. People who want less motion see it there at once.
 */
export function useGlide(row: RefObject<HTMLElement | null>, offset: number, movedAt: number | undefined): void {
  const last = useRef({ offset, movedAt });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { offset, movedAt };
    const element = row.current;
    if (!element?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const way = before.offset - offset;
    if (way !== 0 && Math.abs(way) < FARTHEST) {
      const [from, to] = [before.offset, offset].map((y) => ({ transform: `translateY(${y}px)` }));
      if (from && to) element.animate([from, to], GLIDE);
    }
    if (movedAt !== before.movedAt) element.animate([{ backgroundColor: token.surfaceHover }, {}], GLOW);
  }, [row, offset, movedAt]);
}
