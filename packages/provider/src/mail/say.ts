import { ENGLISH, type Tongue } from '../translations/tongue';

/** Says a phrase in the language of a letter, with values in its `{…}` places. */
export type Say = (phrase: string, values?: Readonly<Record<string, string | number>>) => string;

/** Unicode's own brackets around a name of whichever direction, so that it does not turn the sentence around it. */
const [OWN_DIRECTION, END] = ['\u2068', '\u2069'];

/**
 * How phrases are said in a language.
 * @param onMissing told that a phrase is not there in it; it is said in English
 */
export function sayIn({ language, direction, words }: Tongue, onMissing: () => void): Say {
  return (phrase, values = {}) => {
    const said = words.get(phrase);
    if (!said && language !== ENGLISH.language) onMissing();
    return (said || phrase).replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name];
      if (value === undefined) return place;
      return direction === 'rtl' && typeof value === 'string' ? OWN_DIRECTION + value + END : String(value);
    });
  };
}

/** Says phrases as they are written. */
export const sayEnglish: Say = sayIn(ENGLISH, () => undefined);
