import { CalendarDateTime, toZoned } from '@internationalized/date';

/**
 * Times in API writes: local time in the game's zone, `MM/dd/yyyy hh:mm am` ([G32]). Responses have ISO 8601 instants.
 * Zones are IANA names here; see `ianaZoneOf` for the ids a game stores.
 */
const PATTERN = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}):(\d{2}) (am|pm)$/;

/**
 * Formats an instant as local time in a zone.
 * @param instant ISO 8601
 * @throws {RangeError} if the instant or the zone is invalid
 */
export function formatWallTime(instant: string, zone: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new RangeError(`No instant: ${instant}`);
  const parts = clockOf(zone).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  const day = `${part('month')}/${part('day')}/${part('year').padStart(4, '0')}`;
  return `${day} ${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()}`;
}

/** Screens only format times, so the browser's own calendar saves them a library. */
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

/** Years with fewer than four digits are typos, and `Date` maps the first hundred years to the last century. */
const FIRST_YEAR = 1000;

/**
 * Parses local time in a zone. A time skipped by a clock change counts as just after the gap; an ambiguous one as the
 * first.
 * @returns ISO 8601 in UTC; undefined if the text is invalid
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
