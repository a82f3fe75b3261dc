import type { Game } from '@waymark/contract';
import { testProvider } from '../testing';
import { makeHarbour } from '../testing/harbour';

interface One {
  game: Game;
}
interface Refused {
  errors: Record<string, string[]>;
}

const EASTERN = 'Eastern Time (US & Canada)';
const provider = testProvider();

async function harbour() {
  const made = await makeHarbour(provider);
  return { ...made, path: `/games/${made.game.id}.json` };
}

describe('bad input', () => {
  const NAME_OF_10_000 = 'x'.repeat(10_000);

  it.each([
    ['a name of 10,000 characters', { name: NAME_OF_10_000 }, 'name'],
    ['an entry code of 65', { code: 'c'.repeat(65) }, 'code'],
    ['a description of more than 100,000', { description: 'd'.repeat(100_001) }, 'description'],
    ['a webhook of 1,025', { webhook: `https://example.test/${'w'.repeat(1025 - 21)}` }, 'webhook'],
    ['a webhook that is a script', { webhook: 'javascript:alert(1)' }, 'webhook'],
    ['a finish before the start', { start_at: '05/02/2036 10:00 am', finish_at: '05/01/2036 10:00 am' }, 'finish_at'],
    ['a finish at the start', { start_at: '05/02/2036 10:00 am', finish_at: '05/02/2036 10:00 am' }, 'finish_at'],
    ['an unknown zone', { tz: 'Middle Earth' }, 'tz'],
    ['a date in another form', { start_at: '2036-05-02T10:00' }, 'start_at'],
    ['a year of the first century', { start_at: '01/01/0026 10:00 am' }, 'start_at'],
    ['a name that cannot be seen', { name: '\u200b\u202e\u00a0' }, 'name'],
    ['101 cheat codes', { cheats: Array.from({ length: 101 }, (_, at) => `c${at}`) }, 'cheats'],
  ])('%s is refused by its name, and nothing of the write is stored', async (_, fields, field) => {
    const { owner, path, game } = await harbour();
    const { status, body } = await owner.put<Refused>(path, { name: 'Must not be stored', ...fields });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await owner.get<One>(path)).body.game.name).toBe(game.name);
  });

  it.each([
    ['an unknown category', { category: 'Fun' }, 'category'],
    ['a mode that does not exist', { start_anytime: 3 }, 'start_anytime'],
  ])('%s, which no form offers, is a fault of the call', async (_, fields, field) => {
    const { owner, path, game } = await harbour();
    const { status, body } = await owner.put(path, { name: 'Must not be stored', ...fields });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(field)]);
    expect((await owner.get<One>(path)).body.game.name).toBe(game.name);
  });

  it.each([
    ['emoji and joined ones', '🏴‍☠️ Treasure 👨‍👩‍👧‍👦 '],
    ['right to left', 'صيد الكنز في الميناء'],
    ['both directions and their marks', '‏ציד‎ Hunt ‏אוצר‎'],
    ['quotes and percent signs', `'; drop table games; -- %{name} "x" \\ {{7*7}}`],
    ['255 characters beyond the first plane', '𝔘'.repeat(127)],
  ])('%s are kept as they are', async (_, text) => {
    const { owner, path } = await harbour();
    expect((await owner.put(path, { name: text, description: text })).status).toBe(200);
    expect((await owner.get<One>(path)).body.game).toMatchObject({ name: text.trim(), description: text });
    const { body } = await owner.get<{ games: Game[] }>(
      `/games.json?term=${encodeURIComponent([...text.trim()].slice(0, 8).join(''))}`,
    );
    expect(body.games.map(({ name }) => name)).toEqual([text.trim()]);
  });

  it('a script is kept in a name, which is text, and taken out of a description, which may be formatted', async () => {
    const { owner, path } = await harbour();
    const text = '<script>alert(1)</script><img src=x onerror=alert(1)><b>Go</b> if a < b';
    expect((await owner.put(path, { name: text, description: text })).status).toBe(200);
    const { game } = (await owner.get<One>(path)).body;
    expect(game).toMatchObject({ name: text, description: '<img><b>Go</b> if a &lt; b' });
  });
});

it('cheat codes are stored once each, without blanks around them', async () => {
  const { owner, path } = await harbour();
  await owner.put(path, { cheats: [' gull', 'gull ', ' ', '', 'Gull', 'rope walk'] });
  expect((await owner.get<One>(path)).body.game.cheats).toEqual(['gull', 'Gull', 'rope walk']);
});

describe('times around a clock change', () => {
  it.each([
    ['before the gap of spring', '03/08/2026 01:59 am', '2026-03-08T06:59:00.000Z'],
    ['in the gap, which counts as after it', '03/08/2026 02:30 am', '2026-03-08T07:30:00.000Z'],
    ['after the gap', '03/08/2026 03:00 am', '2026-03-08T07:00:00.000Z'],
    ['in the hour that comes twice in autumn, the first time', '11/01/2026 01:30 am', '2026-11-01T05:30:00.000Z'],
    ['after it', '11/01/2026 02:00 am', '2026-11-01T07:00:00.000Z'],
  ])('%s', async (_, start_at, instant) => {
    const { owner, path } = await harbour();
    expect((await owner.put(path, { tz: EASTERN, start_at })).status).toBe(200);
    expect((await owner.get<One>(path)).body.game.start_at).toBe(instant);
  });

  it('are as far apart as the clock says, not the wall: 23 hours in spring, 25 in autumn', async () => {
    const { owner, path } = await harbour();
    await owner.put(path, { tz: EASTERN });
    const hours = async (start_at: string, finish_at: string) => {
      await owner.put(path, { start_at, finish_at });
      const { game } = (await owner.get<One>(path)).body;
      return (Date.parse(game.finish_at ?? '') - Date.parse(game.start_at ?? '')) / 3_600_000;
    };
    expect(await hours('03/07/2026 12:00 pm', '03/08/2026 12:00 pm')).toBe(23);
    expect(await hours('10/31/2026 12:00 pm', '11/01/2026 12:00 pm')).toBe(25);
  });
});
