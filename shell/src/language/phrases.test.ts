import type { Dictionary } from '@waymark/host/language/dictionary';
import { Phrases } from './phrases';

const spanish: Dictionary = { translate: (phrase) => (phrase === 'Games' ? 'Juegos' : phrase), known: (text) => text };

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function open(stored?: string, load: () => Promise<Dictionary> = async () => spanish) {
  if (stored !== undefined) localStorage.setItem('language', stored);
  const requests: string[] = [];
  let reloads = 0;
  const phrases = new Phrases({
    storage: localStorage,
    load: (language) => {
      requests.push(language);
      return load();
    },
    reload: () => {
      reloads += 1;
    },
  });
  return { phrases, requests, reloads: () => reloads, say: phrases.capability.translate };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

it.each([undefined, 'en', 'disabled', '', 'no language at all', '{"a":1}'])(
  'loads no dictionary with %j',
  async (stored) => {
    const { phrases, requests, say } = open(stored);
    phrases.allow();
    await settle();
    expect(requests).toEqual([]);
    expect(phrases.pending.get()).toBe(false);
    expect([say('Games'), phrases.capability.language.get(), phrases.capability.direction.get()]).toEqual([
      'Games',
      'en',
      'ltr',
    ]);
  },
);

it('waits until the account may choose, then fetches the dictionary once and applies it', async () => {
  const { phrases, requests, say } = open('es');
  await settle();
  expect([requests, phrases.pending.get()]).toEqual([[], true]);
  phrases.allow();
  phrases.allow();
  await settle();
  expect(requests).toEqual(['es']);
  expect([say('Games'), say('Never heard of'), phrases.capability.language.get(), phrases.pending.get()]).toEqual([
    'Juegos',
    'Never heard of',
    'es',
    false,
  ]);
});

it.each(['ar', 'he', 'fa', 'ur'])('mirrors the page for %s, even without a dictionary', async (language) => {
  const { phrases } = open(language, () => Promise.reject(new Error('gone')));
  phrases.allow();
  await settle();
  expect([phrases.capability.direction.get(), phrases.capability.language.get()]).toEqual(['rtl', language]);
  expect(phrases.pending.get()).toBe(false);
});

it('holds the page back for four seconds at most', async () => {
  const { phrases, say } = open('es', () => new Promise(() => undefined));
  phrases.allow();
  await jest.advanceTimersByTimeAsync(4000);
  expect(phrases.pending.get()).toBe(false);
  expect(say('Games')).toBe('Games');
});

it('is disabled, now and on the next visit, for an account that may not choose', async () => {
  const { phrases, requests, say } = open('ar');
  phrases.disable();
  phrases.allow();
  await settle();
  expect(localStorage.getItem('language')).toBe('disabled');
  expect([phrases.chosen.get(), phrases.pending.get(), phrases.capability.direction.get(), say('Games')]).toEqual([
    'disabled',
    false,
    'ltr',
    'Games',
  ]);
  expect(requests).toEqual([]);
});

it('ignores a dictionary that arrives after the language was disabled', async () => {
  let arrive = (_: Dictionary) => {};
  const late = new Promise<Dictionary>((resolve) => {
    arrive = resolve;
  });
  const { phrases, say } = open('es', () => late);
  phrases.allow();
  phrases.disable();
  arrive(spanish);
  await settle();
  expect([say('Games'), phrases.capability.language.get()]).toEqual(['Games', 'en']);
});

it('stores a choice that is in use already without a reload', () => {
  const { phrases, reloads } = open('es');
  // Another tab has chosen since.
  localStorage.setItem('language', 'pl');
  phrases.choose('es');
  expect([localStorage.getItem('language'), reloads()]).toEqual(['es', 0]);
});

it('stores a choice and reloads the page', () => {
  const { phrases, reloads } = open();
  phrases.choose('es');
  expect(localStorage.getItem('language')).toBe('es');
  expect(reloads()).toBe(1);
});
