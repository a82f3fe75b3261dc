import type { ApiRequest } from '@waymark/contract';
import { fetchDictionary } from './dictionary';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const PAIRS = [
  { origin: 'Games', translation: 'Juegos' },
  { origin: 'Reported, not translated', translation: '' },
];

async function open(mayReport: () => boolean, refuse = false) {
  const calls: ApiRequest[] = [];
  const request = async (call: ApiRequest) => {
    calls.push(call);
    if (call.method === 'GET') return { translations: PAIRS };
    if (refuse) throw new Error('no');
    return undefined;
  };
  const dictionary = await fetchDictionary({ api: { request }, mayReport }, 'es');
  return { dictionary, calls, reported: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}

it('asks for the chosen language, as whoever is signed in', async () => {
  const { calls, dictionary } = await open(() => true);
  expect(calls).toMatchObject([{ method: 'GET', path: '/proxy/translate.json', query: { to: 'es' }, public: false }]);
  expect(dictionary.translate('Games')).toBe('Juegos');
});

it.each([false, true])(
  'reports a missing phrase once, as its template, whether it is taken or refused (%s)',
  async (refuse) => {
    const { dictionary, reported } = await open(() => true, refuse);
    for (let again = 0; again < 3; again += 1) {
      expect(dictionary.translate('{count} results')).toBe('{count} results');
      expect(dictionary.translate('Reported, not translated')).toBe('Reported, not translated');
      expect(dictionary.translate('  ')).toBe('  ');
      await jest.advanceTimersByTimeAsync(5000);
    }
    dictionary.translate('Another one');
    await jest.advanceTimersByTimeAsync(5000);
    expect(reported()).toEqual([
      { origin: '{count} results', to: 'es' },
      { origin: 'Another one', to: 'es' },
    ]);
  },
);

it('keeps what a visitor misses until somebody is signed in', async () => {
  let signedIn = false;
  const { dictionary, reported } = await open(() => signedIn);
  dictionary.translate('Sign in');
  await jest.advanceTimersByTimeAsync(5000);
  expect(reported()).toEqual([]);
  signedIn = true;
  dictionary.translate('Games');
  dictionary.translate('Dashboard');
  await jest.advanceTimersByTimeAsync(5000);
  expect(reported()).toEqual([
    { origin: 'Sign in', to: 'es' },
    { origin: 'Dashboard', to: 'es' },
  ]);
});
