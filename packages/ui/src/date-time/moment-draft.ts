import {
  type CalendarDate,
  type CalendarDateTime,
  fromDate,
  toCalendarDate,
  toCalendarDateTime,
  toTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';

/** Parsed by `Date`, like everywhere else: the library's parser throws if a provider sends a time without a zone. */
const zoned = (instant: string, zone: string): ZonedDateTime => fromDate(new Date(instant), zone);

/** Drops seconds, so new values fall on a whole minute. */
const wholeMinute = (at: CalendarDateTime): CalendarDateTime => at.set({ second: 0, millisecond: 0 });

/** The wall time of an instant in a zone. */
export const wallTime = (instant: string, zone: string): CalendarDateTime =>
  wholeMinute(toCalendarDateTime(zoned(instant, zone)));

/** The instant of a wall time; a time skipped by a clock change maps to the instant after the gap. */
export const instantOf = (wall: CalendarDateTime, zone: string): string =>
  toZoned(wall, zone, 'compatible').toDate().toISOString();

/** The same time on another day. */
export const onDay = (wall: CalendarDateTime, day: CalendarDate): CalendarDateTime =>
  toCalendarDateTime(day, toTime(wall));

/** The day of an instant in a zone. */
export const dayOf = (instant: string, zone: string): CalendarDate => toCalendarDate(zoned(instant, zone));
