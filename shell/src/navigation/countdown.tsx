import { type GameClock, gameStateAt } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** How long a game still runs, or until it starts; nothing for a game without a clock. */
export function Countdown({ game }: { game: GameClock }) {
  const [now, setNow] = useState(Date.now);
  const t = useTranslate();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  const state = gameStateAt(game, now);
  if (state === 'live' && game.finish_at)
    return <span>{t('{time} left', { time: lengthOf(Date.parse(game.finish_at) - now) })}</span>;
  if (state === 'scheduled' && game.start_at)
    return <span>{t('in {time}', { time: lengthOf(Date.parse(game.start_at) - now) })}</span>;
  return null;
}

/** A length of time in its two largest units: `3 d 2 h`, `1 h 42 min`, `5 min`. */
export function lengthOf(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE));
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return minutes % 60 > 0 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
  return `${minutes} min`;
}
