/** The languages of the person's browser, in order of preference. */
const browserLanguages = (): readonly string[] => (typeof navigator === 'undefined' ? [] : navigator.languages);

const hourCycles = new Map<string, boolean>();

/** Cached, because creating a format takes longer than rendering most screens. */
function has24Hours(language: string): boolean {
  const known = hourCycles.get(language);
  if (known !== undefined) return known;
  const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  const result = hourCycle?.startsWith('h2') ?? false;
  hourCycles.set(language, result);
  return result;
}

const baseOf = (language: string): string => language.split('-')[0]?.toLowerCase() ?? '';

/**
 * The language with the person's own date and time format: in an English builder, a person from Leeds sees "21/11" and
 * "18:00", and one from Berlin "18:00" too. A language with a region is used unchanged.
 */
export function ownFormat(language: string, theirs = browserLanguages()): string {
  if (language.includes('-')) return language;
  const same = theirs.find((other) => other.includes('-') && baseOf(other) === baseOf(language));
  const wanted = same ?? language;
  const first = theirs[0];
  // People with a 24-hour language never see AM and PM.
  return first && !has24Hours(wanted) && has24Hours(first) ? `${wanted}-u-hc-h23` : wanted;
}
