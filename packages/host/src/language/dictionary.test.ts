import type { ApiRequest } from '@waymark/contract';
import { fetchDictionary } from './dictionary';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const PAIRS = [
  { origin: 'Games', translation: 'Juegos' },
  { origin: 'Reported, not translated', translation: '' },
];

async function open(
  mayReport: () => boolean,
  { refuse = false, language = 'es', storage = sessionStorage as Storage | undefined, pairs = PAIRS } = {},
) {
  const calls: ApiRequest[] = [];
  const request = async (call: ApiRequest) => {
    calls.push(call);
    if (call.method === 'GET') return { translations: pairs };
    if (refuse) throw new Error('no');
    return undefined;
  };
  const dictionary = await fetchDictionary({ api: { request }, mayReport, storage }, language);
  return { dictionary, calls, reported: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}

it("requests the chosen language with the session's credentials", async () => {
  const { calls, dictionary } = await open(() => true);
  expect(calls).toMatchObject([{ method: 'GET', path: '/proxy/translate.json', query: { to: 'es' }, public: false }]);
  expect(dictionary.translate('Games')).toBe('Juegos');
});

it.each([false, true])(
  'reports a missing phrase once, as its template, whether that succeeds or fails (%s)',
  async (refuse) => {
    const { dictionary, reported } = await open(() => true, { refuse });
    for (let again = 0; again < 3; again += 1) {
      expect(dictionary.translate('{count} results')).toBe('{count} results');
      expect(dictionary.translate('Reported, not translated')).toBe('Reported, not translated');
      expect(dictionary.translate('  ')).toBe('  ');
      await jest.advanceTimersByTimeAsync(5000);
    }
    dictionary.translate('Another one');
    await jest.advanceTimersByTimeAsync(5000);
    expect(reported()).toEqual([{ origin: '{count} results' }, { origin: 'Another one' }]);
  },
);

it('translates known texts from elsewhere and reports none of them', async () => {
  const { dictionary, reported } = await open(() => true, {
    pairs: [
      { origin: 'Entry code is already taken.', translation: 'El código de acceso ya está en uso.' },
      { origin: 'Use at most {n} characters.', translation: 'Usa como máximo {n} caracteres.' },
    ],
  });
  const lines = dictionary.known('Entry code is already taken.');
  expect(lines).toBe('El código de acceso ya está en uso.');
  expect(dictionary.translate(lines)).toBe(lines);
  expect(dictionary.known('Use at most 2500 characters.')).toBe('Usa como máximo 2500 caracteres.');
  expect(dictionary.known('Use 3 to 5 characters.')).toBe('Use 3 to 5 characters.');
  expect(dictionary.known('The harbour is closed.')).toBe('The harbour is closed.');
  await jest.advanceTimersByTimeAsync(5000);
  expect(reported()).toEqual([]);
});

it('matches a text with several values, preferring the most specific phrase', async () => {
  const { dictionary } = await open(() => true, {
    language: 'de',
    pairs: [
      { origin: '{name} is in {team}.', translation: '{name} ist in {team}.' },
      {
        origin: '{email} is already in {team}, in row {row}.',
        translation: 'In Zeile {row} steht {email} schon bei {team}.',
      },
      { origin: 'Enter a number from {from} to {to}.', translation: 'Gib eine Zahl von {from} bis {to} ein.' },
      { origin: '{n} of {count} teams are full.', translation: '{n} von {count} Teams sind voll.' },
      { origin: '{n} of {count} teams are full.|one', translation: 'Ein Team von {count} ist voll.' },
      { origin: '{a}, {b}.', translation: '{a} und {b}.' },
    ],
  });
  expect(dictionary.known('ana@x.test is already in Red (2), in row 1,200.')).toBe(
    'In Zeile 1.200 steht ana@x.test schon bei Red (2).',
  );
  expect(dictionary.known('Enter a number from 0 to 500.')).toBe('Gib eine Zahl von 0 bis 500 ein.');
  expect(dictionary.known('3 of 20 teams are full.')).toBe('3 von 20 Teams sind voll.');
  expect(dictionary.known('1 of 20 teams are full.')).toBe('Ein Team von 20 ist voll.');
  // Too few words of its own to be recognised.
  expect(dictionary.known('Sorry, closed.')).toBe('Sorry, closed.');
});

it("doesn't report plural forms, which many languages lack", async () => {
  const { dictionary, reported } = await open(() => true);
  expect(dictionary.translate('{n} teams|few')).toBe('{n} teams|few');
  await jest.advanceTimersByTimeAsync(5000);
  expect(reported()).toEqual([]);
});

it("doesn't report a phrase again after a reload, but does in another language", async () => {
  const missing = async (language = 'es', storage: Storage | undefined = sessionStorage) => {
    const { dictionary, reported } = await open(() => true, { language, storage });
    dictionary.translate('Dashboard');
    await jest.advanceTimersByTimeAsync(5000);
    return reported().length;
  };
  expect([await missing(), await missing(), await missing('fr')]).toEqual([1, 0, 1]);
  sessionStorage.setItem('waymark.reported:es', '{"no":"list"}');
  expect(await missing()).toBe(1);
});

it('reports once per page load without storage', async () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full');
    },
  } as unknown as Storage;
  const { dictionary, reported } = await open(() => true, { storage: full });
  for (const phrase of ['Dashboard', 'Dashboard']) {
    dictionary.translate(phrase);
    await jest.advanceTimersByTimeAsync(5000);
  }
  expect(reported()).toHaveLength(1);
});

it("holds a visitor's missing phrases until sign-in", async () => {
  let signedIn = false;
  const { dictionary, reported } = await open(() => signedIn);
  dictionary.translate('Sign in');
  await jest.advanceTimersByTimeAsync(5000);
  expect(reported()).toEqual([]);
  signedIn = true;
  dictionary.translate('Games');
  dictionary.translate('Dashboard');
  await jest.advanceTimersByTimeAsync(5000);
  expect(reported()).toEqual([{ origin: 'Sign in' }, { origin: 'Dashboard' }]);
});
