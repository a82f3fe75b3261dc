/** `de-AT`, then `de`: the languages in which to look a phrase up. */
export function languagesFor(tag: string): string[] {
  const parts = tag.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

/** The first available of the preferred languages and their fallbacks. */
export const firstWritten = <Language extends string>(
  wanted: readonly string[],
  written: Readonly<Record<Language, unknown>>,
): Language | undefined => wanted.flatMap(languagesFor).find((tag): tag is Language => Object.hasOwn(written, tag));
