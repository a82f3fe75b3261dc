import type { QueueFigures } from '@waymark/client';

const MINUTE = 60_000;
const HOUR = 3_600_000;

/**
 * When the queue will be empty at the pace of the last hour, or of the day if that hour had no decisions.
 * @param midnight start of the day in the game's zone, in milliseconds
 * @returns a time in milliseconds; undefined without decisions or waiting answers
 */
export function emptyAt(
  {
    waiting = 0,
    decided_last_hour = 0,
    decided_today = 0,
  }: Pick<QueueFigures, 'waiting' | 'decided_last_hour' | 'decided_today'>,
  now: number,
  midnight: number,
) {
  if (waiting === 0) return undefined;
  const hours = Math.max(1, (now - midnight) / HOUR);
  const pace = decided_last_hour > 0 ? decided_last_hour : decided_today / hours;
  return pace > 0 ? now + (waiting / pace) * HOUR : undefined;
}

/** The last midnight by the clocks of a zone, to the minute; of the browser's zone if undefined. */
export function midnightIn(zone: string | undefined, now: number): number {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' })
    .format(now)
    .split(':')
    .map(Number);
  return now - (now % MINUTE) - (hour * 60 + minute) * MINUTE;
}
