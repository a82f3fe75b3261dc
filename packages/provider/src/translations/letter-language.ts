import { languageOf } from '@waymark/contract';
import type { Queries } from '../db/database';
import { languagesFor } from './languages-for';
import { wordsOf } from './words';

/** A language of letters. */
export interface LetterLanguage {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Its translations; English phrases are their own. */
  readonly words: ReadonlyMap<string, string>;
}

/** The language of the phrases. */
export const ENGLISH: LetterLanguage = { language: 'en', direction: 'ltr', words: new Map() };

/** The first preferred language with translations, otherwise English. */
export async function findLetterLanguage(
  queries: Queries,
  whitelabel: string,
  wanted: readonly string[],
): Promise<LetterLanguage> {
  for (const language of wanted) {
    const languages = languagesFor(language);
    if (languages.includes(ENGLISH.language)) break;
    const words = await wordsOf(queries, whitelabel, languages);
    const direction = languages.map((tag) => languageOf(tag)?.direction).find(Boolean) ?? 'ltr';
    if (words.size > 0) return { language, direction, words };
  }
  return ENGLISH;
}
