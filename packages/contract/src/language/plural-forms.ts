/**
 * A phrase with a number may have more entries in a dictionary, one per plural form of the language, named as in
 * Intl.PluralRules: `{n} teams|few`. The phrase's own entry is the form "other", which is all that older builders read,
 * and all that many languages need.
 */
const FORM = /\|(?:zero|one|two|few|many)$/;

/** The entry of a plural form of a phrase. */
export const pluralEntry = (phrase: string, form: string): string => `${phrase}|${form}`;

/** Whether an entry is a plural form rather than a phrase. Dictionaries may lack it. */
export const isPluralEntry = (origin: string): boolean => FORM.test(origin);

/** The phrase that an entry translates. */
export const phraseOfEntry = (origin: string): string => origin.replace(FORM, '');

const rulesOf = new Map<string, Intl.PluralRules>();

/**
 * The entry of a phrase for what is inserted into it; the first number decides.
 * @returns undefined where the phrase's own entry says it
 */
export function pluralEntryFor(
  phrase: string,
  values: Readonly<Record<string, string | number>>,
  language: string,
): string | undefined {
  const number = phrase
    .match(/\{\w+\}/g)
    ?.map((place) => values[place.slice(1, -1)])
    .find((value) => typeof value === 'number');
  if (typeof number !== 'number' || language === 'en') return undefined;
  let rules = rulesOf.get(language);
  if (!rules) {
    rules = new Intl.PluralRules(language);
    rulesOf.set(language, rules);
  }
  const form = rules.select(number);
  return form === 'other' ? undefined : pluralEntry(phrase, form);
}
