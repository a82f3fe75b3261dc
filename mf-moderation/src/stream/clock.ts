import { type Readable, writable } from '@waymark/contract';
import { relativeMoment } from '@waymark/ui';
import { createContext, useEffect, useState } from 'react';

const SECOND = 1000;

/** The clock shared by a stream's items. */
export const ClockContext = createContext<Readable<number>>(writable(0));

/** One timer for a whole stream, ticking every second while mounted. */
export function useClock(): Readable<number> {
  const [clock] = useState(() => writable(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => clock.set(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [clock]);
  return clock;
}

const MINUTE = 60_000;

/** How long ago, to the second within the last minute. */
export function agoWords(instant: string, now: number, language: string): string {
  const away = Date.parse(instant) - now;
  if (Math.abs(away) >= MINUTE) return relativeMoment(instant, now, language);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  return format.format(Math.min(0, Math.trunc(away / SECOND)), 'second');
}
