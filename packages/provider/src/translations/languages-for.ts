/** `de-AT`, then `de`: the languages in which to look a phrase up. */
export function languagesFor(tag: string): string[] {
  const parts = tag.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

/** Languages of templates and ideas besides English. */
export const WRITTEN_LANGUAGES = ['de', 'es', 'fr', 'ar', 'pl', 'ja'] as const;
type Written = (typeof WRITTEN_LANGUAGES)[number];

/** A value per language. */
export const inEachLanguage = <Value>(of: (language: Written) => Value): Readonly<Record<Written, Value>> => {
  const [de, es, fr, ar, pl, ja] = WRITTEN_LANGUAGES;
  return { de: of(de), es: of(es), fr: of(fr), ar: of(ar), pl: of(pl), ja: of(ja) };
};

/** The first available of the preferred languages and their fallbacks. */
export const firstWritten = <Language extends string>(
  wanted: readonly string[],
  written: Readonly<Record<Language, unknown>>,
): Language | undefined => wanted.flatMap(languagesFor).find((tag): tag is Language => Object.hasOwn(written, tag));
