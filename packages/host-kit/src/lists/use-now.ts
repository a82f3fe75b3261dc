import { useEffect, useState } from 'react';

/** The time, updated at this interval in milliseconds: for countdowns without an exact tick. */
export function useNow(every = 30_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
