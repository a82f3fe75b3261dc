import { writable } from '@waymark/contract';

/** Languages the demo platform translates to; English is in the source. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'ar', 'he', 'pl', 'ja'] as const;
/** Path under which the sandbox's server serves phrases by language. */
const PHRASES_PATH = '/sandbox/phrases/';

/** The current language and its phrases: it changes once the phrases have loaded. */
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
