import { useUi } from '@waymark/ui';
import { type TouchEvent, useRef } from 'react';

/** Pixels from which a movement of the thumb counts. */
const FAR = 60;

/** Goes to the answer before or after with the thumb; up and down still scroll. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const { direction } = useUi();
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      from.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches, target }: TouchEvent) => {
      const touch = changedTouches[0];
      const start = from.current;
      from.current = undefined;
      // The controls of a film are drawn by the browser: a swipe over them is its own.
      if (!touch || !start || target instanceof HTMLMediaElement) return;
      const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(x) < FAR || Math.abs(x) < 2 * Math.abs(y)) return;
      step(x < 0 === (direction === 'ltr') ? 1 : -1);
    },
  };
}
