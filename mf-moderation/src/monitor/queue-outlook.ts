import type { QueueFigures } from '@waymark/client';

const HOUR = 3_600_000;

/**
 * When the queue will be empty at the pace of the last hour, or of the day if that hour had no decisions.
 * @param midnight start of the day, in milliseconds
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
