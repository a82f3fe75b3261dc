import { useNow, useTranslate } from '@waymark/host-kit';

const SECOND = 1000;

/** Remaining time of a running game, to the second. */
export function TimeLeft({ start, finish }: { readonly start: string | undefined; readonly finish: string }) {
  const t = useTranslate();
  const now = useNow(SECOND);
  const left = Math.floor((Date.parse(finish) - now) / SECOND);
  if (left < 0 || (start !== undefined && Date.parse(start) > now)) return null;
  return <time role="timer">{t('{time} left', { time: clockOf(left) })}</time>;
}

/** `1:05:09`, or `5:09` in the last hour. */
function clockOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
