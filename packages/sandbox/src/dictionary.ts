import { writable } from '@waymark/contract';

/** Languages the demo platform has phrases of; English is what stands in the source. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'ar', 'he'] as const;
/** Below this path the server of the sandbox hands out phrases, by language. */
export const PHRASES_PATH = '/sandbox/phrases/';

/** The language on view, with the phrases of it: a language is on view once its phrases are there. */
export function createDictionary() {
  const language = writable('en');
  let phrases: Readonly<Record<string, string>> = {};
  let wanted = 'en';
  return {
    language,
    translate: (phrase: string): string => phrases[phrase] ?? phrase,
    async speak(next: string): Promise<void> {
      wanted = next;
      const answer = next === 'en' ? undefined : await fetch(`${PHRASES_PATH}${next}.json`);
      const found: Readonly<Record<string, string>> = answer?.ok ? await answer.json() : {};
      if (wanted !== next) return;
      phrases = found;
      language.set(next);
    },
  };
}
