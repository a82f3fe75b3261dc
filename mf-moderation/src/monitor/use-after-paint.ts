import { startTransition, useEffect, useState } from 'react';

/**
 * A value as it was at the last paint. What depends on it is drawn after the frame that shows the new value, in pieces that
 * let keys and frames through.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState({ value });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer that is set before a paint runs after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted((now) => (now.value === value ? now : { value }))));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted.value;
}
