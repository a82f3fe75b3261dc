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
    ['an entry code of 65 characters', { code: 'c'.repeat(65) }, 'code'],
    ['a description of 100,001 characters', { description: 'd'.repeat(100_001) }, 'description'],
    ['a webhook of 1,025 characters', { webhook: `https://example.test/${'w'.repeat(1025 - 21)}` }, 'webhook'],
    ['a webhook that is a script', { webhook: 'javascript:alert(1)' }, 'webhook'],
    ['a finish before the start', { start_at: '05/02/2036 10:00 am', finish_at: '05/01/2036 10:00 am' }, 'finish_at'],
    ['a finish at the start', { start_at: '05/02/2036 10:00 am', finish_at: '05/02/2036 10:00 am' }, 'finish_at'],
    ['an unknown zone', { tz: 'Middle Earth' }, 'tz'],
    ['a date in another format', { start_at: '2036-05-02T10:00' }, 'start_at'],
    ['a first-century year', { start_at: '01/01/0026 10:00 am' }, 'start_at'],
    ['an invisible name', { name: '\u200b\u202e\u00a0' }, 'name'],
    ['101 cheat codes', { cheats: Array.from({ length: 101 }, (_, at) => `c${at}`) }, 'cheats'],
  ])('rejects %s with an error on its field and stores nothing', async (_, fields, field) => {
    const { owner, path, game } = await harbour();
    const { status, body } = await owner.put<Refused>(path, { name: 'Must not be stored', ...fields });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await owner.get<One>(path)).body.game.name).toBe(game.name);
  });

  it('names every field with a value that no form offers', async () => {
    const { owner, path, game } = await harbour();
    const odd = {
      name: 5,
      category: 'Fun',
      start_anytime: 3,
      timer_visible: 'on',
      cheats: [1, 2],
      time_to_play: 'long',
    };
    const { status, body } = await owner.put<Refused>(path, { ...odd, description: 'Must not be stored' });
    expect([status, body.errors]).toEqual([
      422,
      {
        name: ['This must be text.'],
        category: ['This must be one of: Draft, Active, Template, Archive.'],
        start_anytime: ['This must be one of: 0, 1, 2.'],
        timer_visible: ['This must be one of: 0, 1.'],
        cheats: ['This must be text.'],
        time_to_play: ['This must be a number.'],
      },
    ]);
    expect((await owner.get<One>(path)).body.game).toMatchObject({ name: game.name, category: game.category });
  });

  it.each([
    ['emoji and emoji sequences', '🏴‍☠️ Treasure 👨‍👩‍👧‍👦 '],
    ['right to left', 'صيد الكنز في الميناء'],
    ['bidirectional text with its marks', '‏ציד‎ Hunt ‏אוצר‎'],
    ['quotes and percent signs', `'; drop table games; -- %{name} "x" \\ {{7*7}}`],
    ['255 characters beyond the first plane', '𝔘'.repeat(127)],
  ])('stores %s unchanged', async (_, text) => {
    const { owner, path } = await harbour();
    expect((await owner.put(path, { name: text, description: text })).status).toBe(200);
    expect((await owner.get<One>(path)).body.game).toMatchObject({ name: text.trim(), description: text });
    const { body } = await owner.get<{ games: Game[] }>(
      `/games.json?term=${encodeURIComponent([...text.trim()].slice(0, 8).join(''))}`,
    );
    expect(body.games.map(({ name }) => name)).toEqual([text.trim()]);
  });

  it('keeps a script in a plain-text name but strips it from a description', async () => {
    const { owner, path } = await harbour();
    const text = '<script>alert(1)</script><img src=x onerror=alert(1)><b>Go</b> if a < b';
    expect((await owner.put(path, { name: text, description: text })).status).toBe(200);
    const { game } = (await owner.get<One>(path)).body;
    expect(game).toMatchObject({ name: text, description: '<img><b>Go</b> if a &lt; b' });
  });
});

it('trims cheat codes and stores duplicates once', async () => {
  const { owner, path } = await harbour();
  await owner.put(path, { cheats: [' gull', 'gull ', ' ', '', 'Gull', 'rope walk'] });
  expect((await owner.get<One>(path)).body.game.cheats).toEqual(['gull', 'Gull', 'rope walk']);
});

describe('times around a clock change', () => {
  it.each([
    ['before the spring gap', '03/08/2026 01:59 am', '2026-03-08T06:59:00.000Z'],
    ['in the gap, which is read as after it', '03/08/2026 02:30 am', '2026-03-08T07:30:00.000Z'],
    ['after the gap', '03/08/2026 03:00 am', '2026-03-08T07:00:00.000Z'],
    ['in the repeated hour of autumn, which counts as the first', '11/01/2026 01:30 am', '2026-11-01T05:30:00.000Z'],
    ['after the repeated hour', '11/01/2026 02:00 am', '2026-11-01T07:00:00.000Z'],
  ])('%s', async (_, start_at, instant) => {
    const { owner, path } = await harbour();
    expect((await owner.put(path, { tz: EASTERN, start_at })).status).toBe(200);
    expect((await owner.get<One>(path)).body.game.start_at).toBe(instant);
  });

  it('differ by elapsed time: 23 hours in spring, 25 in autumn', async () => {
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
