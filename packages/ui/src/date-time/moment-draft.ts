import {
  type CalendarDate,
  type CalendarDateTime,
  parseAbsolute,
  toCalendarDate,
  toCalendarDateTime,
  toTime,
  toZoned,
} from '@internationalized/date';

/** Drops seconds, so new values fall on a whole minute. */
const wholeMinute = (at: CalendarDateTime): CalendarDateTime => at.set({ second: 0, millisecond: 0 });

/** The wall time of an instant in a zone. */
export const wallTime = (instant: string, zone: string): CalendarDateTime =>
  wholeMinute(toCalendarDateTime(parseAbsolute(instant, zone)));

/** The instant of a wall time; a time skipped by a clock change maps to the instant after the gap. */
export const instantOf = (wall: CalendarDateTime, zone: string): string =>
  toZoned(wall, zone, 'compatible').toDate().toISOString();

/** The same time on another day. */
export const onDay = (wall: CalendarDateTime, day: CalendarDate): CalendarDateTime =>
  toCalendarDateTime(day, toTime(wall));

/** The day of an instant in a zone. */
export const dayOf = (instant: string, zone: string): CalendarDate => toCalendarDate(parseAbsolute(instant, zone));
