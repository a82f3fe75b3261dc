import { useUi } from '@waymark/ui';
import { type TouchEvent, useRef } from 'react';

/** Minimum distance of a swipe, in pixels. */
const FAR = 60;

/** Swiping steps to the previous or next answer; vertical scrolling still works. */
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
      // A swipe over the video's native controls belongs to them.
      if (!touch || !start || target instanceof HTMLMediaElement) return;
      const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(x) < FAR || Math.abs(x) < 2 * Math.abs(y)) return;
      step(x < 0 === (direction === 'ltr') ? 1 : -1);
    },
  };
}
