import type { Queries } from '../db/database';
import { builtInDictionary } from './dictionaries';
import { listOwnTranslations } from './repo';

/**
 * Translations in a language: the provider's, overridden by the white label's.
 * @param languages the language and its fallbacks, from `languagesFor`
 */
export async function wordsOf(
  queries: Queries,
  whitelabel: string,
  languages: readonly string[],
): Promise<Map<string, string>> {
  const [own, ...builtIn] = await Promise.all([
    listOwnTranslations(queries, whitelabel, languages),
    ...languages.map(builtInDictionary),
  ]);
  const entries = [...builtIn.reverse(), own].flat();
  return new Map(entries.map(({ origin, translation }) => [origin, translation]));
}
