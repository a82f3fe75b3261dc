import { type GameClock, gameStateAt } from '@waymark/contract';
import { type Translate, useTranslate } from '@waymark/host-kit';

const MINUTE = 60_000;

/** Remaining time of a game, or time until it starts; nothing without a clock. */
export function Countdown({ game, now }: { readonly game: GameClock; readonly now: number }) {
  const t = useTranslate();
  const state = gameStateAt(game, now);
  if (state === 'live' && game.finish_at)
    return <span>{t('{time} left', { time: lengthOf(Date.parse(game.finish_at) - now, t) })}</span>;
  if (state === 'scheduled' && game.start_at)
    return <span>{t('in {time}', { time: lengthOf(Date.parse(game.start_at) - now, t) })}</span>;
  return null;
}

/** A duration in its two largest units: `3 d 2 h`, `1 h 42 min`, `5 min`. */
function lengthOf(milliseconds: number, t: Translate): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE));
  const d = Math.floor(minutes / 1440);
  const h = Math.floor((minutes % 1440) / 60);
  const m = minutes % 60;
  if (d > 0) return h > 0 ? t('{d} d {h} h', { d, h }) : t('{d} d', { d });
  if (h > 0) return m > 0 ? t('{h} h {m} min', { h, m }) : t('{h} h', { h });
  return t('{m} min', { m });
}
