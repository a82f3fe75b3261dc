import { TIME_ZONES } from '@waymark/contract';

/** A time zone of games: its display name, and the id that a game stores. */
export type TimeZone = { readonly name: string; readonly id: string };

const listed = new Map<number, TimeZone[]>();

/** The zones with their standard offset in a year, `(GMT-05:00) Eastern Time (US & Canada)`, west to east. */
export function listTimeZones(year: number): TimeZone[] {
  const known = listed.get(year);
  if (known) return known;
  const zones = Object.entries(TIME_ZONES)
    .map(([id, zone]) => ({ id, minutes: standardOffset(zone, year) }))
    .sort((one, other) => one.minutes - other.minutes || one.id.localeCompare(other.id, 'en'))
    .map(({ id, minutes }) => ({ id, name: `(GMT${asOffset(minutes)}) ${id}` }));
  listed.set(year, zones);
  return zones;
}

/** Without daylight saving: the smaller of a year's two offsets, by which people know a zone. */
function standardOffset(zone: string, year: number): number {
  return Math.min(offsetAt(zone, Date.UTC(year, 0, 1)), offsetAt(zone, Date.UTC(year, 6, 1)));
}

function offsetAt(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
  const match = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '');
  if (!match?.[1]) return 0;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
}

function asOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
