import { startTransition, useEffect, useState } from 'react';

/**
 * A value as of the last paint. What depends on it renders after the frame with the new value, in small tasks that
 * don't block input.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState({ value });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer set in a frame fires after its paint.
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
