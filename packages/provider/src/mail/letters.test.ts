import { readdirSync } from 'node:fs';
import { languageOf } from '@waymark/contract';
import { translations } from '../db/schema';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';
import { composeMail } from './layout';
import { resetLetter, welcomeLetter } from './letters';

const LANGUAGES = readdirSync(new URL('../translations/dictionaries/', import.meta.url)).map((file) =>
  file.slice(0, -4),
);
const PASSWORD = 'nine lanterns';
const BRAND = 'Pier 9';

let provider: TestProvider;
let people = 0;
beforeAll(async () => {
  provider = await startTestProvider({ builderOrigins: ['https://builder.example.test'] });
}, START_TIMEOUT);
afterAll(() => provider.close());
// All tests here share one IP address, so earlier attempts must have expired.
beforeEach(() => provider.clock.forward(60 * 60_000));
afterEach(() => expect(provider.faults).toEqual([]));

/** Creates an account and requests a new password. @returns both letters */
async function lettersIn(accepted: string | undefined, own: Record<string, string> = {}, language = '') {
  const { id, identifier } = await provider.make.whiteLabel({ name: BRAND });
  for (const [origin, translation] of Object.entries(own)) {
    await provider.database.db.insert(translations).values({ white_label_id: id, language, origin, translation });
  }
  people += 1;
  const email = `reader-${people}@example.test`;
  const send = (method: string, path: string, body: unknown) =>
    fetch(`${provider.origin}/v1${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Whitelabel': identifier,
        ...(accepted === undefined ? {} : { 'Accept-Language': accepted }),
      },
      body: JSON.stringify(body),
    });
  const account = { name: 'Noor', email, password: PASSWORD, password_confirmation: PASSWORD };
  expect((await send('POST', '/users.json', account)).status).toBe(200);
  await provider.mailTo(email, 1);
  expect((await send('PATCH', '/users/reset.json', { email })).status).toBe(200);
  const letters = await provider.mailTo(email, 2);
  return letters.map(({ text, html }) => ({ text, html, spoken: /<html ([^>]*)>/.exec(html)?.[1] }));
}

/** Sentences of the English letter, without names and numbers. */
const ENGLISH = [welcomeLetter(BRAND, 'https://builder.example.test'), resetLetter(BRAND, 'https://x.test', 60)].map(
  (write) =>
    composeMail({ name: BRAND, colour: '#0b5d7a' }, { name: 'Noor', address: 'noor@example.test' }, write)
      .text.replaceAll(/https:\S+/g, '')
      .split(/[.;:,\n]/)
      .map((sentence) => sentence.replace(BRAND, '').replace('Noor', '').trim())
      .filter((sentence) => sentence.length > 3),
);

describe.each(LANGUAGES)('letters in %s', (language) => {
  it('are fully translated and set the text direction', async () => {
    const direction = languageOf(language)?.direction;
    const letters = await lettersIn(`${language},en;q=0.5`);
    expect(letters).toHaveLength(2);
    for (const [at, { text, html, spoken }] of letters.entries()) {
      expect(spoken).toBe(`lang="${language}" dir="${direction}"`);
      // Some mail programs keep only what is inside the body.
      expect(html.slice(html.indexOf('<body'))).toContain(`<table lang="${language}" dir="${direction}"`);
      const visible = html.slice(html.indexOf('<body')).replaceAll(/<[^>]*>/g, '\n');
      for (const sentence of ENGLISH[at] ?? []) {
        expect([sentence, text.includes(sentence), visible.includes(sentence)]).toEqual([sentence, false, false]);
      }
      expect(text).toContain(BRAND);
      expect(text).not.toMatch(/\{\w+\}/);
    }
  });
});

it('isolate names in right-to-left sentences', async () => {
  const [welcome] = await lettersIn('he');
  expect(welcome?.text).toContain(`\u2068${BRAND}\u2069`);
  const [german] = await lettersIn('de');
  expect(german?.text).not.toMatch(/[\u2066-\u2069]/);
});

it.each([
  [undefined, 'lang="en" dir="ltr"'],
  ['zz,xx', 'lang="en" dir="ltr"'],
  ['en-GB,de;q=0.9', 'lang="en" dir="ltr"'],
  ['zz,ar-EG;q=0.9,en;q=0.8', 'lang="ar-EG" dir="rtl"'],
  ['"><script>,de-AT', 'lang="de-AT" dir="ltr"'],
])('use the first supported language: %s', async (accepted, spoken) => {
  const letters = await lettersIn(accepted);
  expect(letters.map((letter) => letter.spoken)).toEqual([spoken, spoken]);
});

it('fall back to English when a phrase is missing', async () => {
  const [welcome] = await lettersIn('it', { 'Hello {name},': 'Ciao {name},', 'Sign in': 'Accedi' }, 'it');
  expect(welcome?.spoken).toBe('lang="en" dir="ltr"');
  expect(welcome?.text).toContain('Hello Noor,');
  expect(welcome?.text).not.toContain('Accedi');
});

it("use the white label's own wording", async () => {
  const [welcome, reset] = await lettersIn('de', { 'Hello {name},': 'Moin {name},' }, 'de');
  expect([welcome?.text, reset?.text]).toEqual([
    expect.stringContaining('Moin Noor,'),
    expect.stringContaining('Moin Noor,'),
  ]);
});
