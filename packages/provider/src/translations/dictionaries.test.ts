import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isPluralEntry, LANGUAGES, languageOf, phraseOfEntry } from '@waymark/contract';
import { collectPhrases, type Phrases } from './collect-phrases';
import { builtInDictionary, type Entry } from './dictionaries';

const FOLDER = new URL('./dictionaries/', import.meta.url);
const languages = readdirSync(FOLDER).map((file) => file.replace(/\.tsv$/, ''));
let phrases: Phrases;
beforeAll(() => {
  phrases = collectPhrases(fileURLToPath(new URL('../../../..', import.meta.url)));
}, 60_000);
const insertedIn = (phrase: string) => (phrase.match(/\{\w+\}/g) ?? []).toSorted();

it('are there for languages one can choose, of both directions', () => {
  expect(languages).toEqual(expect.arrayContaining(['ar', 'de', 'es', 'fr', 'he']));
  const directions = new Set(languages.map((language) => languageOf(language)?.direction));
  expect(directions).toEqual(new Set(['ltr', 'rtl']));
});

it('offers about a hundred languages, each once, English first', () => {
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
  it('translates each phrase once, with everything that is inserted into it', async () => {
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

  it('has plural forms the language knows, all of them, of phrases it translates', async () => {
    const entries = await builtInDictionary(language);
    const known = new Map(entries.map(({ origin, translation }) => [origin, translation]));
    const origins = entries.map(({ origin }) => origin).filter(isPluralEntry);
    const rules = new Intl.PluralRules(language);
    // A phrase for exactly one is another phrase, and no count here reaches a million, which Spanish says apart.
    const counts = Array.from({ length: 200 }, (_, i) => rules.select(i + 2));
    const needed = new Set(counts.filter((form) => form !== 'one' && form !== 'other'));
    for (const phrase of new Set(origins.map(phraseOfEntry))) {
      expect([phrase, known.has(phrase)]).toEqual([phrase, true]);
      const of = origins.filter((origin) => phraseOfEntry(origin) === phrase);
      const there = of.map((origin) => origin.slice(phrase.length + 1));
      expect(rules.resolvedOptions().pluralCategories).toEqual(expect.arrayContaining(there));
      expect([phrase, there]).toEqual([phrase, expect.arrayContaining([...needed])]);
      for (const origin of of) {
        const translation = known.get(origin) ?? '';
        const rest = insertedIn(phrase).filter((place) => insertedIn(translation).includes(place));
        expect([origin, insertedIn(translation)]).toEqual([origin, rest]);
        // Only a form of one number says it in a word.
        if (!/\|(zero|one|two)$/.test(origin)) expect([origin, rest]).toEqual([origin, insertedIn(phrase)]);
      }
    }
  });
});

it('collects the phrases of the builder, whichever way they are handed over', () => {
  expect(phrases.shown).toEqual(
    expect.arrayContaining(['Change Detected', 'Close', '{n} players', 'Saving', 'Dashboard']),
  );
  // From a component's property, an error, and a function that chooses by number.
  expect(phrases.shown).toEqual(
    expect.arrayContaining(['Reset your password', "This page isn't available", '{players} players, no team yet.']),
  );
  expect(phrases.shown).not.toContain('');
});

it('translate every phrase the builder has', async () => {
  const dictionaries = await Promise.all(languages.map(builtInDictionary));
  const missing = dictionaries.map((entries, i) => {
    const known = new Set(entries.map(({ origin }) => origin));
    return [languages[i], phrases.shown.filter((phrase) => !known.has(phrase))];
  });
  expect(missing).toEqual(languages.map((language) => [language, []]));
});

it('have no entry whose phrase is gone from the source', async () => {
  const dictionaries = await Promise.all(languages.map(builtInDictionary));
  const unused = dictionaries.flat().filter(({ origin }) => !phrases.written.has(phraseOfEntry(origin)));
  expect(new Set(unused.map(({ origin }) => origin))).toEqual(new Set());
});
