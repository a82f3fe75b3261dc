/** Letters of Japanese. */
const KANA = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー」』）]';

/** Typographic errors of each language. */
const MISPRINTS: Readonly<Record<string, RegExp>> = {
  // Double marks take a narrow space that doesn't break.
  fr: /[ \u00a0][;:?!»%]|«[^\u202f]|[^\u202f]»|[\p{L}}][;?!]|\d \d{3}/u,
  // An ellipsis after a word takes a space that doesn't break.
  de: /["”]|„[^“]*$|[^\u00a0„]…|\d \d{3}/u,
  es: /["“”]|«[^»]*$|^[^¿]*\?|^[^¡]*!|\d \d{3}/u,
  pl: /["“]|„[^”]*$|\d \d{3}/u,
  // Prefixes are joined to other scripts by a maqaf; abbreviations take a geresh.
  he: /[\u05d0-\u05ea][-\u2011'"]|„[^”]*$/u,
  ja: new RegExp(`${KANA}[!?,.:;]|[!?,;]${KANA}|["“”]`, 'u'),
  ar: /[\p{sc=Arab}}»][?;,]|["“”]/u,
};

/** Texts with typographic errors. */
export const misprintsIn = (language: string, texts: readonly string[]): string[] =>
  texts.filter((text) => MISPRINTS[language]?.test(text));
