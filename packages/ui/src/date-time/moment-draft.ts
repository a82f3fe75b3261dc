import {
  type CalendarDate,
  type CalendarDateTime,
  parseAbsolute,
  toCalendarDate,
  toCalendarDateTime,
  toTime,
  toZoned,
} from '@internationalized/date';

/** A whole minute of now, so that a new moment has no odd seconds. */
const wholeMinute = (at: CalendarDateTime): CalendarDateTime => at.set({ second: 0, millisecond: 0 });

/** The wall time of an instant in a zone. */
export const wallTime = (instant: string, zone: string): CalendarDateTime =>
  wholeMinute(toCalendarDateTime(parseAbsolute(instant, zone)));

/** The instant of a wall time; one that the clock change skips counts as the moment after the gap. */
export const instantOf = (wall: CalendarDateTime, zone: string): string =>
  toZoned(wall, zone, 'compatible').toDate().toISOString();

/** Another day at the same time of day. */
export const onDay = (wall: CalendarDateTime, day: CalendarDate): CalendarDateTime =>
  toCalendarDateTime(day, toTime(wall));

/** The day of an instant in a zone. */
export const dayOf = (instant: string, zone: string): CalendarDate => toCalendarDate(parseAbsolute(instant, zone));
