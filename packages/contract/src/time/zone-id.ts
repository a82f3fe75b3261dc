import { TIME_ZONES } from './zones';

/**
 * The stored id of an IANA zone, such as the browser's: one of that place, otherwise one of the same area whose clocks
 * show the same times all year.
 * @param now milliseconds since 1970
 */
export function zoneIdOf(iana: string, now: number): string | undefined {
  const named = iana.slice(iana.lastIndexOf('/') + 1).replaceAll('_', ' ');
  if (TIME_ZONES[named] === iana) return named;
  const ids = Object.entries(TIME_ZONES);
  const same = ids.find(([, zone]) => zone === iana) ?? ids.find(([id]) => id === named);
  if (same) return same[0];
  const [area] = iana.split('/');
  const times = timesIn(iana, now);
  return times && ids.find(([, zone]) => zone.startsWith(`${area}/`) && timesIn(zone, now) === times)?.[0];
}

const QUARTER = 91 * 86_400_000;

/** What clocks show four times a year; undefined for an unknown zone. */
function timesIn(timeZone: string, now: number): string | undefined {
  try {
    const clock = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    return [0, 1, 2, 3].map((quarter) => clock.format(now + quarter * QUARTER)).join();
  } catch {
    return undefined;
  }
}
