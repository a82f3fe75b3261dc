import { useEffect, useState } from 'react';

/** The time, updated every so many milliseconds: for countdowns that need no exact tick. */
export function useNow(every = 30_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
