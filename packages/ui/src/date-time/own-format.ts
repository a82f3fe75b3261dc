/** The languages of the person's browser, most wanted first. */
const browserLanguages = (): readonly string[] => (typeof navigator === 'undefined' ? [] : navigator.languages);

const hourCycles = new Map<string, boolean>();

/** Remembered: a format takes longer to make than most screens to draw. */
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
 * The language with the person's own way to write dates and hours: a builder in English shows a person from Leeds
 * "21/11" and "18:00", and one from Berlin "18:00" as well. A language with a region is taken as it is.
 */
export function ownFormat(language: string, theirs = browserLanguages()): string {
  if (language.includes('-')) return language;
  const same = theirs.find((other) => other.includes('-') && baseOf(other) === baseOf(language));
  const wanted = same ?? language;
  const first = theirs[0];
  // Whoever reads 24 hours anywhere is not asked to tell AM from PM.
  return first && !has24Hours(wanted) && has24Hours(first) ? `${wanted}-u-hc-h23` : wanted;
}
