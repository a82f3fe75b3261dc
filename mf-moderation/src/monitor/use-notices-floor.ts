import { NOTICES_FLOOR } from '@waymark/ui';
import { useEffect } from 'react';
import { useSteady } from '../use-steady';

/**
 * Keeps notices above the decisions, so they don't cover the next one.
 * @param measure distance of their upper edge from the window's lower one; undefined if notices may be anywhere
 */
export function useNoticesFloor(measure: (() => number) | undefined): void {
  const isOn = measure !== undefined;
  const place = useSteady((): void => {
    const { style } = document.documentElement;
    const floor = `${Math.max(0, Math.round(measure?.() ?? 0))}px`;
    if (style.getPropertyValue(NOTICES_FLOOR) !== floor) style.setProperty(NOTICES_FLOOR, floor);
  });
  // Their height differs by answer.
  useEffect(() => {
    if (isOn) place();
  });
  useEffect(() => {
    if (!isOn) return;
    const moves = ['resize', 'scroll'] as const;
    for (const move of moves) window.addEventListener(move, place, { passive: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, place);
      document.documentElement.style.removeProperty(NOTICES_FLOOR);
    };
  }, [isOn, place]);
}
