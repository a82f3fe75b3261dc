import { pluralEntryFor } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import { buildGameRow } from '@waymark/testing';
import { gamesOfToday, spanOf, timeOver, todayLine } from './today';

const fill: Translate = (phrase, values = {}) => phrase.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
const NOW = Date.parse('2026-11-21T18:14:00Z');
const London = { tz: 'London', start_anytime: 0 } as const;
const live = (name: string, finish_at: string | null = '2026-11-21T20:00:00Z') =>
  buildGameRow({ ...London, name, start_at: '2026-11-21T17:00:00Z', finish_at });
const starting = (name: string, start_at: string) => buildGameRow({ ...London, name, start_at, finish_at: null });
const names = (rows: Parameters<typeof gamesOfToday>[0]) => gamesOfToday(rows, NOW).map(({ row }) => row.name);
const line = (rows: Parameters<typeof gamesOfToday>[0]) => todayLine(gamesOfToday(rows, NOW), fill, 'en-GB');

describe("today's games", () => {
  it('list live games by their finish, then those starting today', () => {
    expect(
      names([
        starting('evening', '2026-11-21T21:00:00Z'),
        live('open end', null),
        live('long'),
        starting('soon', '2026-11-21T19:30:00Z'),
        live('short', '2026-11-21T18:30:00Z'),
      ]),
    ).toEqual(['short', 'long', 'open end', 'soon', 'evening']);
  });

  it('leave out finished, later, draft, stopped and start-anytime games', () => {
    const anyway = { ...London, start_at: '2026-11-21T17:00:00Z', finish_at: null };
    expect(
      names([
        live('over', '2026-11-21T18:00:00Z'),
        starting('tomorrow', '2026-11-22T09:00:00Z'),
        buildGameRow({ ...anyway, category: 'Draft' }),
        buildGameRow({ ...anyway, start_anytime: 2 }),
        buildGameRow({ ...anyway, start_anytime: 1 }),
      ]),
    ).toEqual([]);
  });

  it("follow the calendar day of the game's time zone", () => {
    const start_at = '2026-11-22T02:00:00Z';
    expect(names([{ ...starting('boston', start_at), tz: 'Eastern Time (US & Canada)' }])).toEqual(['boston']);
    expect(names([{ ...starting('london', start_at), tz: 'London' }])).toEqual([]);
  });
});

describe('the summary of today', () => {
  const soon = starting('soon', '2026-11-21T19:30:00Z');
  const later = starting('later', '2026-11-21T21:00:00Z');

  it.each([
    [[], 'No games are live or start today.'],
    [[soon], 'One starts today at 19:30.'],
    [[later, soon], 'Two start today, the first at 19:30.'],
    [[live('a')], 'One is live.'],
    [[live('a'), soon], 'One is live, one starts today at 19:30.'],
    [[live('a'), live('b'), soon], 'Two are live, one starts today at 19:30.'],
    [[live('a'), live('b'), soon, later], 'Two are live, two start today, the first at 19:30.'],
  ])('%#', (rows, expected) => {
    expect(line(rows)).toBe(expected);
  });

  it('uses digits above nine', () => {
    expect(line(Array.from({ length: 12 }, () => live('a')))).toBe('12 are live.');
  });

  it('takes the plural form of numbers above nine, and looks up no bare number', () => {
    const polish = new Map([
      ['{live} are live, {andStarting} start today, the first at {time}.|many', 'Trwa {live}, {andStarting}'],
    ]);
    const asked: string[] = [];
    const t: Translate = (phrase, values = {}) => {
      asked.push(phrase);
      return fill(polish.get(pluralEntryFor(phrase, values, 'pl') ?? phrase) ?? phrase, values);
    };
    const rows = [...Array.from({ length: 12 }, () => live('a')), ...Array.from({ length: 11 }, () => soon)];
    expect(todayLine(gamesOfToday(rows, NOW), t, 'pl')).toBe('Trwa 12, 11');
    expect(asked).toEqual(['{live} are live, {andStarting} start today, the first at {time}.']);
  });
});

describe('the clock of a game', () => {
  const [game] = gamesOfToday([live('a', '2026-11-21T19:00:00Z')], NOW);

  it('returns the elapsed share', () => {
    expect(timeOver(game!, Date.parse('2026-11-21T18:00:00Z'))).toBe(0.5);
    expect(timeOver(game!, Date.parse('2026-11-21T23:00:00Z'))).toBe(1);
    expect(timeOver({ ...game!, finishesAt: undefined }, NOW)).toBeUndefined();
  });

  it.each([
    [102, '1 h 42 min'],
    [18, '18 min'],
    [120, '2 h'],
    [0, '1 min'],
  ])('%i minutes are %s', (minutes, expected) => {
    expect(spanOf(minutes * 60_000, fill)).toBe(expected);
  });
});
