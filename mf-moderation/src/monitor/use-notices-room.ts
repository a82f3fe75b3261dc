import type { NOTICES_FLOOR, NOTICES_SIDE } from '@waymark/ui';
import { useEffect } from 'react';
import { useSteady } from '../use-steady';

/**
 * Keeps notices off the decisions, so they don't cover the next one.
 * @param edge below or beside the notices
 * @param measure distance from that edge of the window that they keep; undefined if notices may be anywhere
 */
export function useNoticesRoom(
  edge: typeof NOTICES_FLOOR | typeof NOTICES_SIDE,
  measure: (() => number) | undefined,
): void {
  const isOn = measure !== undefined;
  const place = useSteady((): void => {
    const { style } = document.documentElement;
    const room = `${Math.max(0, Math.round(measure?.() ?? 0))}px`;
    if (style.getPropertyValue(edge) !== room) style.setProperty(edge, room);
  });
  // Their size differs by answer.
  useEffect(() => {
    if (isOn) place();
  });
  useEffect(() => {
    if (!isOn) return;
    const moves = ['resize', 'scroll'] as const;
    for (const move of moves) window.addEventListener(move, place, { passive: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, place);
      document.documentElement.style.removeProperty(edge);
    };
  }, [edge, isOn, place]);
}
