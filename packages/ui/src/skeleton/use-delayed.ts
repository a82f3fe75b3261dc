import { useEffect, useState } from 'react';

/** Shorter waits show nothing: a flash of placeholders is worse. */
export const SKELETON_DELAY = 150;

/** False for the first `delay` milliseconds, then true. */
export function useDelayed(delay: number = SKELETON_DELAY): boolean {
  const [over, setOver] = useState(delay <= 0);
  useEffect(() => {
    if (delay <= 0) return;
    const timer = setTimeout(() => setOver(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return over;
}
