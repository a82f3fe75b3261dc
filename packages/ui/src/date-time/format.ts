import { ownFormat } from './own-format';

/** An instant formatted for display: date and time of day. */
export interface ReadMoment {
  readonly date: string;
  readonly time: string;
}

/** Formats an ISO instant in a zone, in the person's own format: "Sat 21 Nov 2026" and "19:30". */
export function readMoment(instant: string, zone: string, language: string): ReadMoment {
  const at = new Date(instant);
  const own = ownFormat(language);
  const date = new Intl.DateTimeFormat(own, {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const time = new Intl.DateTimeFormat(own, { timeZone: zone, timeStyle: 'short' });
  return { date: date.format(at).replaceAll(',', ''), time: time.format(at) };
}

/** By language and zone, because creating a formatter takes longer than formatting a hundred moments. */
const exactFormats = new Map<string, Intl.DateTimeFormat>();

function exactFormat(zone: string | undefined, language: string): Intl.DateTimeFormat {
  const own = ownFormat(language);
  const name = `${own} ${zone}`;
  const known = exactFormats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(own, {
    ...(zone ? { timeZone: zone } : {}),
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  exactFormats.set(name, made);
  return made;
}

/** Formats an instant with the zone's short name, for tooltips: "Sat 21 Nov 2026, 19:30 GMT". */
export const exactMoment = (instant: string, zone: string | undefined, language: string): string =>
  exactFormat(zone, language).format(new Date(instant));

const UNITS = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * The shortest style that people write in the language: ICU's narrow "-8 j" and "vor 25 m" aren't, nor is its short
 * "hace 8 m" for months, and its short Arabic puts past months in the future.
 */
const styleIn = (language: string, style: 'short' | 'narrow'): Intl.RelativeTimeFormatStyle =>
  /^(ar|es|fr)/.test(language) ? 'long' : /^(en|ja)/.test(language) ? style : 'short';

/** By language and style, for the same reason. */
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

function relativeFormat(language: string, style: Intl.RelativeTimeFormatStyle): Intl.RelativeTimeFormat {
  const name = `${style} ${language}`;
  const known = relativeFormats.get(name);
  if (known) return known;
  const made = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style });
  relativeFormats.set(name, made);
  return made;
}

/** Formats an instant relative to now: "4 min. ago", "in 2 hr.", "now" below a minute; narrow, in English: "4m ago". */
export function relativeMoment(
  instant: string,
  now: number,
  language: string,
  style: 'short' | 'narrow' = 'short',
): string {
  const away = Date.parse(instant) - now;
  const format = relativeFormat(language, styleIn(language, style));
  for (const [unit, length] of UNITS) {
    if (Math.abs(away) >= length) return format.format(Math.trunc(away / length), unit);
  }
  return format.format(0, 'second');
}

/** Milliseconds until the relative time may change. */
export const relativeStep = (instant: string, now: number): number =>
  Math.abs(Date.parse(instant) - now) < 3_600_000 ? 30_000 : 600_000;
