import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Calls `onEnd` after a pausable duration; resuming continues with the time left. A duration of 0 never ends.
 */
export function useCountdown(duration: number, onEnd: () => void) {
  const [paused, setPaused] = useState(false);
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (duration <= 0 || paused) return;
    const begun = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - begun;
    };
  }, [duration, paused]);
  return {
    paused,
    pause: useCallback(() => setPaused(true), []),
    resume: useCallback(() => setPaused(false), []),
  };
}
