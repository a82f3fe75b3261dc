import { fromDate } from '@internationalized/date';
import { GAME_MODE, TIME_ZONES } from '@waymark/contract';

const MINUTE = 60_000;
const UNITS = { m: MINUTE, h: 60 * MINUTE, d: 24 * 60 * MINUTE } as const;

/** Milliseconds of a duration such as `-138m`, `4h` or `12d`. */
export function span(text: string): number {
  const match = /^(-?\d+)([mhd])$/.exec(text);
  if (!match) throw new Error(`Invalid duration: ${text}`);
  return Number(match[1]) * UNITS[match[2] as keyof typeof UNITS];
}

/** When a game is played, from its row. */
export interface GameTimes {
  readonly start_anytime: 0 | 1 | 2 | null;
  readonly start_at: Date | null;
  readonly finish_at: Date | null;
  readonly time_to_play: number;
}

const roundedTo = (minutes: number, moment: number) =>
  new Date(Math.round(moment / (minutes * MINUTE)) * minutes * MINUTE);

function onDay(now: Date, day: string, time: string, tz: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const zone = TIME_ZONES[tz];
  if (!zone) throw new Error(`Unknown time zone: ${tz}`);
  const moment = new Date(now.getTime() + span(day));
  return fromDate(moment, zone).set({ hour, minute, second: 0, millisecond: 0 }).toDate();
}

/**
 * Parses the clock column of a games table: `unset`, `anytime 150m` (time to play), `in -138m 4h` (offset, duration),
 * `day -21d 19:00 3h` (day, local time, duration), or `stopped` with the same parts as `day`.
 */
export function gameTimes(clock: string, tz: string, now: Date): GameTimes {
  const [mode, first = '', second = '', third = ''] = clock.split(' ');
  const scheduled = (start: Date, length: string) => ({
    start_anytime: GAME_MODE.scheduled,
    start_at: start,
    finish_at: new Date(start.getTime() + span(length)),
    time_to_play: 0,
  });
  switch (mode) {
    case 'unset':
      return { start_anytime: null, start_at: null, finish_at: null, time_to_play: 0 };
    case 'anytime':
      return {
        start_anytime: GAME_MODE.anytime,
        start_at: null,
        finish_at: null,
        time_to_play: span(first) / MINUTE,
      };
    case 'in':
      return scheduled(roundedTo(2, now.getTime() + span(first)), second);
    case 'day':
      return scheduled(onDay(now, first, second, tz), third);
    case 'stopped':
      return { ...scheduled(onDay(now, first, second, tz), third), start_anytime: GAME_MODE.stopped };
    default:
      throw new Error(`Invalid clock: ${clock}`);
  }
}
