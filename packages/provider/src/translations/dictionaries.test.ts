import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isPluralEntry, LANGUAGES, languageOf, phraseOfEntry, pluralEntry } from '@waymark/contract';
import { misprintsIn } from '../testing/misprints';
import { collectPhrases, type Phrases } from './collect-phrases';
import { builtInDictionary, type Entry } from './dictionaries';

const FOLDER = new URL('./dictionaries/', import.meta.url);
const languages = readdirSync(FOLDER).map((file) => file.replace(/\.tsv$/, ''));
let phrases: Phrases;
beforeAll(() => {
  phrases = collectPhrases(fileURLToPath(new URL('../../../..', import.meta.url)));
});
/** A number with a plural noun: "{n} points". The singular is a phrase of its own. */
const COUNTS = /\{(?:n|count|points|most|minutes)\} (?:more |new |ready |earlier )?(?!submits)[a-z]+s\b/;
/** The plural forms of a language besides "one" and "other". No count here reaches a million. */
function neededForms(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const counts = [0, ...Array.from({ length: 199 }, (_, i) => i + 2)];
  return [...new Set(counts.map((count) => rules.select(count)))].filter((form) => form !== 'other');
}
const insertedIn = (phrase: string) => (phrase.match(/\{\w+\}/g) ?? []).toSorted();

it('covers languages of both text directions', () => {
  expect(languages).toEqual(expect.arrayContaining(['ar', 'de', 'es', 'fr', 'he', 'ja', 'pl']));
  const directions = new Set(languages.map((language) => languageOf(language)?.direction));
  expect(directions).toEqual(new Set(['ltr', 'rtl']));
});

it('offers about a hundred distinct languages, English first', () => {
  expect(LANGUAGES.length).toBeGreaterThanOrEqual(100);
  expect(new Set(LANGUAGES.map(({ code }) => code)).size).toBe(LANGUAGES.length);
  expect(new Set(LANGUAGES.map(({ name }) => name)).size).toBe(LANGUAGES.length);
  expect(LANGUAGES[0]?.code).toBe('en');
  for (const { code, name } of LANGUAGES) {
    expect(Intl.getCanonicalLocales(code)).toEqual([code]);
    expect(name).not.toBe('');
  }
});

describe.each(languages)('the dictionary %s', (language) => {
  it('translates each phrase once and keeps its placeholders', async () => {
    const entries = await builtInDictionary(language);
    expect(entries.length).toBeGreaterThan(250);
    const lines = readFileSync(new URL(`${language}.tsv`, FOLDER), 'utf8')
      .trimEnd()
      .split('\n');
    expect(entries).toHaveLength(lines.length - 1);
    expect(new Set(entries.map(({ origin }) => origin)).size).toBe(entries.length);
    const phrasesOnly = entries.filter(({ origin }) => !isPluralEntry(origin));
    const inserted = ({ origin, translation }: Entry) => [origin, insertedIn(translation)];
    expect(phrasesOnly.map(inserted)).toEqual(phrasesOnly.map(({ origin }) => [origin, insertedIn(origin)]));
    expect(entries.filter(({ translation }) => translation.trim() !== translation)).toEqual([]);
  });

  it('follows the typography of the language', async () => {
    const entries = await builtInDictionary(language);
    const texts = entries.map(({ translation }) => translation);
    expect(misprintsIn(language, texts)).toEqual([]);
  });

  it('has every plural form the language needs', async () => {
    const entries = await builtInDictionary(language);
    const known = new Set(entries.map(({ origin }) => origin));
    const needed = neededForms(language);
    const lacking = phrases.shown
      .filter((phrase) => COUNTS.test(phrase))
      .flatMap((phrase) => needed.map((form) => pluralEntry(phrase, form)))
      .filter((entry) => !known.has(entry));
    expect(lacking).toEqual([]);
  });

  it('has only the plural forms of the language, with their placeholders', async () => {
    const entries = await builtInDictionary(language);
    const known = new Map(entries.map(({ origin, translation }) => [origin, translation]));
    const origins = entries.map(({ origin }) => origin).filter(isPluralEntry);
    for (const phrase of new Set(origins.map(phraseOfEntry))) {
      expect([phrase, known.has(phrase)]).toEqual([phrase, true]);
      const of = origins.filter((origin) => phraseOfEntry(origin) === phrase);
      const there = of.map((origin) => origin.slice(phrase.length + 1));
      expect(new Intl.PluralRules(language).resolvedOptions().pluralCategories).toEqual(expect.arrayContaining(there));
      for (const origin of of) {
        const translation = known.get(origin) ?? '';
        const rest = insertedIn(phrase).filter((place) => insertedIn(translation).includes(place));
        expect([origin, insertedIn(translation)]).toEqual([origin, rest]);
        // Only a form for a single number spells it out.
        if (!/\|(zero|one|two)$/.test(origin)) expect([origin, rest]).toEqual([origin, insertedIn(phrase)]);
      }
    }
  });
});

it('knows the plural forms of each language', () => {
  expect(Object.fromEntries(['de', 'ja', 'fr', 'he', 'pl', 'ar'].map((code) => [code, neededForms(code)]))).toEqual({
    de: [],
    ja: [],
    fr: ['one'],
    he: ['two'],
    pl: ['many', 'few'],
    ar: ['zero', 'two', 'few', 'many'],
  });
});

it('recognises phrases that count', () => {
  const counting = phrases.shown.filter((phrase) => COUNTS.test(phrase));
  expect(counting).toEqual(
    expect.arrayContaining(['{n} points', '{n} more teams moved.', '{count} results', 'Add {n} players']),
  );
  expect(counting).not.toContain('{n} point');
  expect(counting).not.toContain('{name} is number {n} now.');
});

it('collects phrases from every kind of source', () => {
  expect(phrases.shown).toEqual(
    expect.arrayContaining(['Change Detected', 'Close', '{n} players', 'Saving', 'Dashboard']),
  );
  // From a component's property, an error, and a function that chooses by number.
  expect(phrases.shown).toEqual(
    expect.arrayContaining(['Reset your password', "This page isn't available", '{players}, no team yet.']),
  );
  // Refusals of the provider, also with a limit in them, but nothing that only programs read.
  expect(phrases.shown).toEqual(expect.arrayContaining(['The password is incorrect.', 'Use at most {n} characters.']));
  expect(phrases.shown).not.toContain('The request is no JSON.');
  expect(phrases.shown).not.toContain('');
});

it('translates every phrase of the builder', async () => {
  const dictionaries = await Promise.all(languages.map(builtInDictionary));
  const missing = dictionaries.map((entries, i) => {
    const known = new Set(entries.map(({ origin }) => origin));
    return [languages[i], phrases.shown.filter((phrase) => !known.has(phrase))];
  });
  expect(missing).toEqual(languages.map((language) => [language, []]));
});

it('has the same phrases in every language, including those no t() call names', async () => {
  const dictionaries = await Promise.all(languages.map(builtInDictionary));
  const originsOf = (entries: readonly Entry[]) => [...new Set(entries.map(({ origin }) => phraseOfEntry(origin)))];
  const all = originsOf(dictionaries.flat());
  const missing = dictionaries.map((entries, i) => {
    const known = new Set(originsOf(entries));
    return [languages[i], all.filter((phrase) => !known.has(phrase))];
  });
  expect(missing).toEqual(languages.map((language) => [language, []]));
});

it('has no entries for removed phrases', async () => {
  const dictionaries = await Promise.all(languages.map(builtInDictionary));
  const unused = dictionaries.flat().filter(({ origin }) => !phrases.written.has(phraseOfEntry(origin)));
  expect(new Set(unused.map(({ origin }) => origin))).toEqual(new Set());
});
