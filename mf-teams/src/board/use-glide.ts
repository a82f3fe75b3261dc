import { token } from '@waymark/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const GLIDE = { duration: 450, easing: 'cubic-bezier(0.2, 0, 0, 1)' };
const GLOW = { duration: 1500, easing: 'ease-out' };
/** From further away, a row would only cross the screen. */
const FARTHEST = 2000;

/**
 * Animates a row to its new place, with a glow. Uses the animation API rather than CSS, because the
 * row also moves in the DOM. Skipped with reduced motion.
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
