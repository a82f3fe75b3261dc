import { pluralEntryFor } from '@waymark/contract';
import { ENGLISH, type LetterLanguage } from '../translations/letter-language';

/** Translates a phrase and fills in its `{…}` placeholders. */
export type Translate = (phrase: string, values?: Readonly<Record<string, string | number>>) => string;

/** Unicode isolates, so that a name in another direction does not reorder its sentence. */
const [OWN_DIRECTION, END] = ['\u2068', '\u2069'];

/**
 * Phrases in a language.
 * @param onMissing called for an untranslated phrase, which stays English
 */
export function translatorFor({ language, direction, words }: LetterLanguage, onMissing: () => void): Translate {
  return (phrase, values = {}) => {
    const translation = words.get(phrase);
    if (!translation && language !== ENGLISH.language) onMissing();
    const formed = words.get(pluralEntryFor(phrase, values, language) ?? phrase);
    return (formed || translation || phrase).replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name];
      if (value === undefined) return place;
      return direction === 'rtl' && typeof value === 'string' ? OWN_DIRECTION + value + END : String(value);
    });
  };
}

/** Leaves phrases in English. */
export const inEnglish: Translate = translatorFor(ENGLISH, () => undefined);
