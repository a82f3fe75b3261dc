import { CalendarDateTime, toZoned } from '@internationalized/date';

/**
 * Times as the API writes them: the wall time of the game's zone, `MM/dd/yyyy hh:mm am` ([G32]). Answers carry ISO 8601
 * instants. Zones are IANA names here; see `ianaZoneOf` for the ids a game stores.
 */
const PATTERN = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}):(\d{2}) (am|pm)$/;

/**
 * Writes an instant as wall time of a zone.
 * @param instant ISO 8601
 * @throws {RangeError} when the instant or the zone is none
 */
export function formatWallTime(instant: string, zone: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new RangeError(`No instant: ${instant}`);
  const parts = clockOf(zone).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  const day = `${part('month')}/${part('day')}/${part('year').padStart(4, '0')}`;
  return `${day} ${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()}`;
}

/** Screens write times and never read them: the browser's own clock saves them a library of calendars. */
const clockOf = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h12',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Years of less than four digits are slips, and dates of the first hundred are taken for those of the last century. */
const FIRST_YEAR = 1000;

/**
 * Reads wall time of a zone.
 * A time that the clock change skips counts as the moment after the gap; one that happens twice as the first.
 * @returns ISO 8601 in UTC, or undefined when the text is no such time
 */
export function readWallTime(text: string, zone: string): string | undefined {
  const match = PATTERN.exec(text.trim().toLowerCase());
  if (!match) return undefined;
  const [month, day, year, hour12, minute] = match.slice(1, 6).map(Number) as [number, number, number, number, number];
  if (month < 1 || month > 12 || hour12 < 1 || hour12 > 12 || minute > 59 || year < FIRST_YEAR) return undefined;
  const hour = (hour12 % 12) + (match[6] === 'pm' ? 12 : 0);
  if (day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  return toZoned(new CalendarDateTime(year, month, day, hour, minute), zone, 'compatible')
    .toDate()
    .toISOString();
}
