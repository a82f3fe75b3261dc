import { missingPhrases, translations } from '../db/schema';
import { testProvider } from '../testing';

const provider = testProvider();

interface Answered {
  translations: { origin: string; translation: string }[];
}

async function brand() {
  const whiteLabel = await provider.make.whiteLabel();
  const anybody = provider.visitor(whiteLabel.identifier);
  const dictionary = async (to: string) => {
    const { body } = await anybody.get<Answered>(`/proxy/translate.json?to=${to}`);
    return new Map(body.translations.map(({ origin, translation }) => [origin, translation]));
  };
  const say = (language: string, origin: string, translation: string) =>
    provider.database.db.insert(translations).values({ white_label_id: whiteLabel.id, language, origin, translation });
  const user = await provider.as(await provider.make.user(whiteLabel));
  const report = (origin: string, to?: string) => user.post('/proxy/translate.json', { origin, to });
  const stored = async () =>
    (await provider.database.db.select().from(missingPhrases)).filter(
      ({ white_label_id }) => white_label_id === whiteLabel.id,
    );
  return { whiteLabel, user, dictionary, say, report, stored };
}

describe('the dictionary of a language', () => {
  it('is built into the provider', async () => {
    const { dictionary } = await brand();
    expect((await dictionary('es')).get('Leaderboard')).toBe('Clasificación');
  });

  it('serves regions without one of their own', async () => {
    const { dictionary } = await brand();
    expect((await dictionary('es-MX')).get('Leaderboard')).toBe('Clasificación');
  });

  it("puts the white label's own translations first, by region", async () => {
    const { dictionary, say } = await brand();
    await say('es', 'Leaderboard', 'Tabla');
    await say('es-MX', 'Leaderboard', 'Tablero');
    await say('es', 'Harbour only', 'Solo el puerto');
    expect((await dictionary('es')).get('Leaderboard')).toBe('Tabla');
    const mexican = await dictionary('es-MX');
    expect([mexican.get('Leaderboard'), mexican.get('Harbour only')]).toEqual(['Tablero', 'Solo el puerto']);
    expect((await (await brand()).dictionary('es')).has('Harbour only')).toBe(false);
  });

  it('is empty for an untranslated language and rejects invalid codes', async () => {
    const { dictionary, whiteLabel } = await brand();
    expect(await dictionary('xx')).toEqual(new Map());
    const anybody = provider.visitor(whiteLabel.identifier);
    for (const to of ['', '..', '../es', 'es%2F..', 'e', 'a'.repeat(40)]) {
      expect([to, (await anybody.get(`/proxy/translate.json?to=${to}`)).status]).toEqual([to, 400]);
    }
    expect((await anybody.get('/proxy/translate.json')).status).toBe(400);
  });
});

describe('a reported phrase', () => {
  it('is stored once and served once it is translated', async () => {
    const { dictionary, report, stored, say } = await brand();
    const phrase = 'Walk the {plank} — “now”';
    expect((await report(phrase, 'es')).status).toBe(200);
    expect((await report(phrase, 'es')).status).toBe(200);
    expect(await stored()).toMatchObject([{ origin: phrase, language: 'es' }]);
    expect((await dictionary('es')).has(phrase)).toBe(false);
    await say('es', phrase, 'Camina por la {plank}');
    expect((await dictionary('es')).get(phrase)).toBe('Camina por la {plank}');
    expect((await (await brand()).dictionary('es')).has(phrase)).toBe(false);
  });

  it('is in the language of its headers, as the specified call has none', async () => {
    const { user, report, stored } = await brand();
    const german = { 'Accept-Language': 'de-AT, en;q=0.5' };
    expect((await user.call('POST', '/proxy/translate.json', { origin: 'Anywhere' }, german)).status).toBe(200);
    expect((await report('Nowhere')).status).toBe(200);
    expect(await stored()).toMatchObject([
      { origin: 'Anywhere', language: 'de-AT' },
      { origin: 'Nowhere', language: '' },
    ]);
  });

  it('never hides an existing translation', async () => {
    const { dictionary, report } = await brand();
    await report('Leaderboard', 'es');
    expect((await dictionary('es')).get('Leaderboard')).toBe('Clasificación');
  });

  it('has a limited length and is not empty', async () => {
    const { report } = await brand();
    expect((await report('  ')).status).toBe(422);
    expect((await report('a'.repeat(500))).status).toBe(200);
    expect((await report('a'.repeat(501))).status).toBe(422);
    expect((await report('a'.repeat(2001))).status).toBe(422);
  });

  it('never enlarges dictionaries and is throttled per account', async () => {
    provider.clock.toStartOf(60 * 60_000);
    const { report, dictionary, stored } = await brand();
    const before = await dictionary('es');
    const answers: number[] = [];
    for (let n = 0; n < 310; n += 1) answers.push((await report(`${n} ${'x'.repeat(400)}`, 'es')).status);
    expect(new Set(answers.slice(0, 300))).toEqual(new Set([200]));
    expect(new Set(answers.slice(300))).toEqual(new Set([429]));
    expect(await stored()).toHaveLength(300);
    expect(await dictionary('es')).toEqual(before);
  });

  it('is dropped once a white label has 5000', async () => {
    const { whiteLabel, report, stored } = await brand();
    const many = Array.from({ length: 5000 }, (_, n) => ({ white_label_id: whiteLabel.id, origin: `Phrase ${n}` }));
    await provider.database.db.insert(missingPhrases).values(many);
    expect((await report('One more', 'es')).status).toBe(200);
    expect(await stored()).toHaveLength(5000);
  });
});
