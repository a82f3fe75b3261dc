import { type CalendarDate, CalendarDateTime, toCalendarDate } from '@internationalized/date';

/** The context for interpreting typed text. */
export interface TypedMomentOptions {
  /** BCP 47, with the person's own format. */
  readonly language: string;
  /** The current moment, as wall time: parts that aren't typed stay. */
  readonly now: CalendarDateTime;
  /** Today in the zone. */
  readonly today: CalendarDate;
  readonly words: { readonly today: string; readonly tomorrow: string };
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Converts digits of any script to 0 to 9. */
const withDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    // The ten digits of a script are consecutive.
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((digit.codePointAt(0) ?? 0) - zero);
  });

/**
 * Parses a typed date and time: "18:00", "6pm", "tomorrow 18:00", "mon 9:30", "24 dec", "24.12. 18:00",
 * "2026-12-24 18:00". Missing parts stay as they are.
 * @returns undefined for anything else
 */
export function readTyped(text: string, options: TypedMomentOptions): CalendarDateTime | undefined {
  let rest = ` ${plain(withDigits(text)).replace(/,/g, ' ')} `;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(rest);
    if (found) rest = rest.replace(found[0], ' ');
    return found ?? undefined;
  };
  const clock = timeOf(take);
  const day = dayOf(take, () => rest, options);
  if (clock === 'wrong' || day === 'wrong') return undefined;
  const left = rest.replace(new RegExp(FILLERS, 'gu'), ' ').trim();
  if (left !== '') return undefined;
  if (!clock && !day) return undefined;
  const on = day ?? toCalendarDate(options.now);
  const [hour, minute] = clock ?? [options.now.hour, options.now.minute];
  return new CalendarDateTime(on.year, on.month, on.day, hour, minute);
}

const FILLERS = '(?<=\\s)(?:at|um|a las?|a|le|el|den|am|uhr|o.clock)(?=\\s)';

type Take = (pattern: RegExp) => RegExpExecArray | undefined;

function timeOf(take: Take): readonly [number, number] | 'wrong' | undefined {
  const half = take(/\s(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?m\.?(?=\s)/u);
  if (half) {
    const hour = Number(half[1]);
    if (hour < 1 || hour > 12) return 'wrong';
    return valid((hour % 12) + (half[3] === 'p' ? 12 : 0), Number(half[2] ?? 0));
  }
  const full = take(/\s(\d{1,2})[:h](\d{2})?(?::\d{2})?(?=\s)/u);
  return full && valid(Number(full[1]), Number(full[2] ?? 0));
}

const valid = (hour: number, minute: number): readonly [number, number] | 'wrong' =>
  hour < 24 && minute < 60 ? [hour, minute] : 'wrong';

/** A day, possibly invalid. */
type TypedDay = CalendarDate | 'wrong';

function dayOf(take: Take, rest: () => string, options: TypedMomentOptions): TypedDay | undefined {
  const { today, words, language } = options;
  if (take(word(plain(words.tomorrow), 'tomorrow'))) return today.add({ days: 1 });
  if (take(word(plain(words.today), 'today'))) return today;
  const iso = take(/\s(\d{4})-(\d{1,2})-(\d{1,2})(?=\s)/u);
  if (iso) return dateOf(today, Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = take(/\s(\d{1,2})[./](\d{1,2})[./]?(\d{4}|\d{2})?(?=\s)/u);
  if (figures) {
    const [first, second] = [Number(figures[1]), Number(figures[2])];
    const [month, day] = monthFirst(language) ? [first, second] : [second, first];
    return dateOf(today, yearOf(figures[3]), month, day);
  }
  return namedMonth(take, rest, today, language) ?? weekday(take, today, language);
}

function namedMonth(take: Take, rest: () => string, today: CalendarDate, language: string): TypedDay | undefined {
  for (let month = 1; month <= 12; month += 1) {
    const names = namesOf(language, { month: 'long' }, { month: 'short' }, new Date(Date.UTC(2026, month - 1, 15)));
    if (!word(...names).test(rest())) continue;
    const found =
      take(
        new RegExp(`\\s(\\d{1,2})\\.?(?:\\s?de)?\\s?(?:${names.join('|')})\\.?(?:\\s?(?:de\\s)?(\\d{4}))?(?=\\s)`, 'u'),
      ) ?? take(new RegExp(`\\s(?:${names.join('|')})\\.?\\s?(\\d{1,2})(?:\\s(\\d{4}))?(?=\\s)`, 'u'));
    if (!found) return undefined;
    weekday(take, today, language);
    return dateOf(today, yearOf(found[2]), month, Number(found[1]));
  }
  return undefined;
}

function weekday(take: Take, today: CalendarDate, language: string): TypedDay | undefined {
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const date = today.add({ days: ahead });
    if (take(word(...namesOf(language, { weekday: 'long' }, { weekday: 'short' }, date.toDate('UTC'))))) return date;
  }
  return undefined;
}

const word = (...words: readonly string[]): RegExp => new RegExp(`\\s(?:${words.join('|')})\\.?(?=\\s)`, 'u');

/** The names of a month or weekday in the language and in English. */
function namesOf(
  language: string,
  long: Intl.DateTimeFormatOptions,
  short: Intl.DateTimeFormatOptions,
  at: Date,
): readonly string[] {
  const names = [language, 'en'].flatMap((one) =>
    [long, short].map((form) => plain(new Intl.DateTimeFormat(one, { ...form, timeZone: 'UTC' }).format(at))),
  );
  return [...new Set(names.map((name) => name.replace(/\.$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))];
}

const yearOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text) < 100 ? 2000 + Number(text) : Number(text);

/** A valid day; without a year, the next one that isn't past. */
function dateOf(today: CalendarDate, year: number | undefined, month: number, day: number): TypedDay {
  const set = (in_: number): CalendarDate => today.set({ year: in_, month: 1, day: 1 }).set({ month }).set({ day });
  const date = set(year ?? today.year);
  if (date.month !== month || date.day !== day) return 'wrong';
  return year === undefined && date.compare(today) < 0 ? set(today.year + 1) : date;
}

function monthFirst(language: string): boolean {
  const parts = new Intl.DateTimeFormat(language, { month: 'numeric', day: 'numeric' }).formatToParts();
  return parts.findIndex(({ type }) => type === 'month') < parts.findIndex(({ type }) => type === 'day');
}
