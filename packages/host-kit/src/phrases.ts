import { useCallback } from 'react';
import { useHost, useReadable } from './host-context';

/** Values put into a phrase: `{name}` becomes the value of `name`. */
export type PhraseValues = Readonly<Record<string, string | number>>;

/** Translates a phrase and puts values into it. The phrase is its own key and is looked up as a template ([G26]). */
export type Translate = (phrase: string, values?: PhraseValues) => string;

/** Puts values into a phrase; a placeholder without a value stays as it is. */
export function fillPhrase(phrase: string, values: PhraseValues = {}): string {
  return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : String(value);
  });
}

/** The translation into the language on view. */
export function useTranslate(): Translate {
  const { phrases } = useHost();
  const language = useReadable(phrases.language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language means another dictionary behind the same function
  return useCallback((phrase, values) => fillPhrase(phrases.translate(phrase), values), [phrases, language]);
}
