import type { Queries } from '../db/database';
import { builtInDictionary } from './dictionaries';
import { listOwnTranslations } from './repo';

/**
 * What phrases are in a language: what comes with the provider, and over it what the white label says itself.
 * @param languages the language and what it is a part of, as `languagesFor` names them
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
