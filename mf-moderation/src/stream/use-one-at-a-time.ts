import { useCallback, useEffect, useRef } from 'react';

/**
 * Starts work unless it is under way, and ends it when the screen is left. A failure is left to the next start.
 * @param work a stable function
 */
export function useOneAtATime(work: (signal: AbortSignal) => Promise<void>): () => Promise<void> {
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  return useCallback(async () => {
    if (underWay.current) return;
    const control = new AbortController();
    underWay.current = control;
    try {
      await work(control.signal);
    } catch {
      // Left to the next start.
    } finally {
      underWay.current = undefined;
    }
  }, [work]);
}
