import { type GameClock, gameStateAt } from '@waymark/contract';
import { useNow, useTranslate } from '@waymark/host-kit';

const SECOND = 1000;

/** Remaining time of a game that runs on its schedule, to the second, or that it is stopped. */
export function TimeLeft({ game }: { readonly game: GameClock }) {
  const t = useTranslate();
  const now = useNow(SECOND);
  const state = gameStateAt(game, now);
  if (state === 'stopped') return <span>{t('Stopped')}</span>;
  if (state !== 'live' || !game.finish_at) return null;
  const left = Math.floor((Date.parse(game.finish_at) - now) / SECOND);
  return <time role="timer">{t('{time} left', { time: clockOf(left) })}</time>;
}

/** `1:05:09`, or `5:09` in the last hour. */
function clockOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
